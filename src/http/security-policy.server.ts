import { createHash } from 'node:crypto'
import { REPORTS_PATH } from './policy-reports.server.ts'

/** What rendering writes on the scripts of the program, so that they are told from whatever else has come into the page. */
const markOf = (secret: string): string => ` nonce="${secret}"`

/**
 * The page as it is sent, without the marks, and the hashes of the inline scripts that carried one. By hash, a page that is kept for
 * all has a strict policy; and what got into it otherwise knows no mark of this rendering, and does not run.
 */
export function takeOwnScripts(page: Buffer, secret: string): { body: Buffer; hashes: string[] } {
  const mark = markOf(secret)
  const hashes = new Set<string>()
  for (let at = page.indexOf('<script'); at >= 0; at = page.indexOf('<script', at)) {
    const start = page.indexOf('>', at) + 1
    const end = page.indexOf('</script>', start)
    if (start === 0 || end < 0) break
    const tag = page.toString('latin1', at, start)
    if (end > start && tag.includes(mark) && !tag.includes(' src='))
      hashes.add(createHash('sha256').update(page.subarray(start, end)).digest('base64'))
    at = end
  }
  return { body: without(page, mark), hashes: [...hashes] }
}

function without(page: Buffer, mark: string): Buffer {
  const parts: Buffer[] = []
  let from = 0
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, from)) {
    parts.push(page.subarray(from, at))
    from = at + mark.length
  }
  return Buffer.concat([...parts, page.subarray(from)])
}

/** The policy of a page; only the inline scripts with these hashes run. */
export const policyFor = (hashes: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '),
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
    // The older name for browsers that do not know the newer.
    `report-uri ${REPORTS_PATH}`,
    'report-to policy',
  ].join('; ')

/** What no page of the shop uses; the back office films codes with the camera. */
export const permissionsPolicy = [
  ...['accelerometer', 'bluetooth', 'browsing-topics', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('camera=(self)')
  .join(', ')

/** For answers that are not pages. */
export const bareSecurityPolicy = "default-src 'none'; frame-ancestors 'none'"
