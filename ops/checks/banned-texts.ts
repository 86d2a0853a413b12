export type Banned = { text: RegExp; why: string }

export const BANNED_TEXTS: Banned[] = [
  { text: /\b(TODO|FIXME|XXX|HACK)\b/, why: 'do it, or write it down as an issue' },
  { text: /coming soon|敬請期待/i, why: 'show what there is' },
  { text: /\bas any\b(?! [a-z])/, why: 'find the type' },
  { text: /@ts-(ignore|expect-error|nocheck)/, why: 'find the type' },
  { text: /\bas unknown as\b/, why: 'find the type' },
  {
    text: /(oxlint|eslint)-disable(?!-next-line [\w/-]+ -- )|biome-ignore/,
    why: 'name one rule on one line, and the reason',
  },
  { text: /\b(it|test|describe|suite)(\.\w+)*\.(skip|only|todo|fixme|skipIf|runIf)\b/, why: 'every test runs' },
]

export const BANNED_IN_INSTALLS: Banned[] = [
  { text: /"resolved"\s*:|registry\s*=|\/\/[\w.-]*registry/, why: 'packages come from whatever registry the host uses' },
]

export const BANNED_IN_STYLES: Banned[] = [
  { text: /[+~]\s*\*(?!\/)/, why: 'whatever comes into the body would restyle the page (docs/decisions/0019)' },
]

export const BANNED_IN_PATHS: Banned[] = [
  { text: /(^|[/._-])(utils?|helpers?|common|misc)([/._-]|$)/i, why: 'name the subject' },
  { text: /(^|[/._-])(office|console)([/._-]|$)/, why: 'the back office is called admin' },
  { text: /(^|\/)schema\.tsx?$/, why: 'name the subject' },
]

export function findBanned(content: string, banned: Banned[]): { line: number; text: string; why: string }[] {
  return banned.flatMap(({ text, why }) => {
    const hits = content.matchAll(new RegExp(text, `${text.flags.replace('g', '')}g`))
    return [...hits].map((hit) => ({ line: content.slice(0, hit.index).split('\n').length, text: hit[0].trim(), why }))
  })
}
