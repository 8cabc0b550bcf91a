// The games that can be learnt by playing.

const lessons = import.meta.glob("../../../games/*/lesson.json");

export const hasLesson = (slug: string): boolean => `../../../games/${slug}/lesson.json` in lessons;
