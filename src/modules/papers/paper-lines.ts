import { ALL, type Family, type Run, runsOf } from './paper-faces.ts'

export type Line = { runs: Run[]; width: number }
type Measure = (run: Run) => number

/** A character takes with it what may not begin or end a line, in the same face; a word of letters stays whole. */
const WORD =
  /[ \t]+|[（「『《【〈“‘(]*[\p{Script=Han}\u2e80-\u30ff\uf900-\ufaff\uff00-\uffef][，。、；：？！）」』》】〉”’…—·%)]*(?: ·(?= ))?|[^ \t\p{Script=Han}\u2e80-\u30ff\uf900-\ufaff\uff00-\uffef]+/gu

/** A text in lines of a width, each in runs of one face. Accents that came apart from their letter are put on it. */
export function linesOf(text: string, width: number, measure: Measure, first: readonly Family[] = []): Line[] {
  const families = [...first, ...ALL]
  return text
    .normalize('NFC')
    .split('\n')
    .flatMap((paragraph) => broken(paragraph, width, (word) => runsOf(word, families), measure))
}

function broken(paragraph: string, width: number, runs: (word: string) => Run[], measure: Measure): Line[] {
  const lines: Line[] = [{ runs: [], width: 0 }]
  const put = (word: string): void => {
    const found = runs(word)
    const wide = found.reduce((sum, run) => sum + measure(run), 0)
    let line = lines.at(-1) as Line
    const isBlank = word.trim() === ''
    if (line.runs.length > 0 && !isBlank && line.width + wide > width) lines.push((line = { runs: [], width: 0 }))
    if (isBlank && line.runs.length === 0) return
    if (wide > width && [...word].length > 1) return letters(word).forEach(put)
    line.runs = joined(line.runs, found)
    line.width += wide
  }
  for (const [word] of paragraph.matchAll(WORD)) put(word)
  return lines.map((line) => trimmed(line, measure))
}

/** What is wider than its column is broken wherever it must be. */
const letters = (word: string): string[] => [...new Intl.Segmenter('en').segment(word)].map(({ segment }) => segment)

/** A space is one of the face before it. */
function joined(before: Run[], after: readonly Run[]): Run[] {
  const runs = [...before]
  for (const run of after) {
    const last = runs.at(-1)
    if (last && last.path === run.path) runs[runs.length - 1] = { ...last, text: last.text + run.text }
    else runs.push(run)
  }
  return runs
}

function trimmed({ runs }: Line, measure: Measure): Line {
  const last = runs.at(-1)
  const kept = last ? [...runs.slice(0, -1), { ...last, text: last.text.trimEnd() }].filter(({ text }) => text !== '') : []
  return { runs: kept, width: kept.reduce((sum, run) => sum + measure(run), 0) }
}
