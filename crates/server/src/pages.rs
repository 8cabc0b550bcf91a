//! The pages, embedded in the program.

use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// A digest of the built pages. `cargo xtask play` sets it, so that cargo embeds them anew when they change.
pub const BUILT: Option<&str> = option_env!("ATOLL_PAGES");

/// What pages may load: their own files alone; scripts may compile the engine.
pub const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; \
    base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

/// What is served when the pages have not been built.
const WITHOUT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Atoll</title>\
    <meta name=\"viewport\" content=\"width=device-width\">\
    <style>body{font:15px/22px system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem;color:#12303d;\
    background:#f6f1e6}code{background:#ece4d3;padding:0 .3em}</style>\
    <h1>Atoll</h1>\
    <p>The server runs, but its pages have not been built. Install Node 20 or later, then run <code>./play</code> again.</p>\
    <p>Until then: <code>atoll play reef</code> plays in the terminal, and <a href=\"/api\">/api</a> answers programs.</p>\
    <p lang=\"nl\">De server draait, maar de pagina's zijn nog niet gebouwd. Installeer Node 20 of nieuwer en start \
    <code>./play</code> opnieuw. Tot die tijd speel je met <code>atoll play reef</code> in de terminal.</p></html>";

/// Serves a file of the pages; every address without a file is the page itself.
pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(found) = Dist::get(path).filter(|_| !path.is_empty()) {
        return file(path, &found, &headers);
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if is_file {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Dist::get("index.html") {
        Some(page) => file("index.html", &page, &headers),
        None => Html(WITHOUT).into_response(),
    }
}

/// The ways in which files lie packed beside themselves, the smallest first: encoding and ending.
const PACKED: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// Whether a guest takes answers in this encoding.
fn takes(headers: &HeaderMap, encoding: &str) -> bool {
    let wishes = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|wish| wish.to_str().ok());
    wishes.flat_map(|wish| wish.split(',')).any(|wish| {
        let mut parts = wish.split(';').map(str::trim);
        let is_named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        is_named && parts.all(|part| !matches!(part, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

fn file(path: &str, found: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let pack = |&(encoding, ending): &(&'static str, &str)| {
        let packed = Dist::get(&format!("{path}.{ending}")).filter(|_| takes(headers, encoding))?;
        Some((encoding, packed))
    };
    let packed = PACKED.iter().find_map(pack);
    let mut tag: String = found.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    if let Some((encoding, _)) = &packed {
        tag.push('-');
        tag.push_str(encoding);
    }
    let tag = format!("\"{tag}\"");
    // Vite names built files by their content, so they can be kept for ever.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let mut answer = if known.is_some_and(|known| known.contains(&tag)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        packed.as_ref().map_or(&found.data, |(_, packed)| &packed.data).clone().into_response()
    };
    let mut set = |name, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            answer.headers_mut().insert(name, value);
        }
    };
    set(header::CONTENT_TYPE, found.metadata.mimetype());
    set(header::CACHE_CONTROL, keep);
    set(header::ETAG, &tag);
    set(header::VARY, "accept-encoding");
    if let Some((encoding, _)) = packed {
        set(header::CONTENT_ENCODING, encoding);
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_taken_as_wished() {
        let takes = |wish: &'static str, encoding| {
            takes(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(wish))]), encoding)
        };
        assert!(takes("gzip, deflate, br;q=0.9", "br") && takes("GZIP", "gzip"));
        assert!(!takes("gzip, br;q=0", "br") && !takes("", "br") && !takes("brotli", "br"));
        assert!(!super::takes(&HeaderMap::new(), "gzip"));
    }
}
