//! The shipped weights can be read, are small, and tell how they were made.

use atoll_bots::Mind;
use atoll_core::Game;
use atoll_minds::{CoralMind, CoraliaMind, IslandsMind, ReefMind, ReliefMind};

fn shipped<G: Game, M: Mind<G> + Default>(text: &str) {
    let mind = M::default();
    let weights = mind.weights().expect("the mind has learned");
    assert_eq!(weights.pairs().len(), M::FEATURES.len());
    let slug = G::INFO.slug;
    let made = text.contains(&format!("`atoll train {slug} --games ")) && text.contains("--seed ");
    assert!(made || text.starts_with("# By hand"), "{slug}");
    assert!(text.len() < 30_000, "{slug}: {} bytes", text.len());
}

#[test]
fn shipped_weights_can_be_read() {
    shipped::<atoll_coral::Coral, CoralMind>(include_str!("../weights/coral.toml"));
    shipped::<atoll_coralia::Coralia, CoraliaMind>(include_str!("../weights/coralia.toml"));
    shipped::<atoll_reef::Reef, ReefMind>(include_str!("../weights/reef.toml"));
    shipped::<atoll_islands::Islands, IslandsMind>(include_str!("../weights/islands.toml"));
    shipped::<atoll_relief::Relief, ReliefMind>(include_str!("../weights/relief.toml"));
}
