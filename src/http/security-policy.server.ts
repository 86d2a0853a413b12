import { createHash } from 'node:crypto'

/** Inline scripts are allowed by hash, so that a cached page keeps a strict policy. */
export function policyFor(page: Buffer): string {
  const hashes = new Set<string>()
  for (const script of inlineScripts(page)) hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return policy([...hashes].join(' '))
}

/** The bytes between the tags of every script that has no address; found without turning the whole page into text. */
function* inlineScripts(page: Buffer): Generator<Buffer> {
  for (let at = page.indexOf('<script'); at >= 0; at = page.indexOf('<script', at)) {
    const start = page.indexOf('>', at) + 1
    const end = page.indexOf('</script>', start)
    if (start === 0 || end < 0) return
    if (end > start && !page.toString('latin1', at, start).includes(' src=')) yield page.subarray(start, end)
    at = end
  }
}

const policy = (scripts: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self'",
    // Swatches carry their colour, and large pictures the room for words, as an attribute; no element brings its own sheet.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** For answers that are not pages. */
export const bareSecurityPolicy = "default-src 'none'; frame-ancestors 'none'"
