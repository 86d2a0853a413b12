import { parseSync, type Plugin } from 'vite'

const CALL = /^(get|post|form|file)Call$/

/**
 * A path file says everything of its calls in one place, shapes and rights included. A browser needs method, path and `once` alone: the rest is
 * blanked out before anything is bundled, so that no page carries zod or says who may do what.
 */
export const barePaths = (): Plugin => ({
  name: 'bare-paths',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.paths.ts') ? { code: barePathsOf(id, code), map: null } : undefined),
})

/** The same text with blanks for what is left out, so that every line stays where it is. */
export function barePathsOf(file: string, code: string): string {
  let bare = code
  const blank = ({ start, end }: Span): void => {
    bare = bare.slice(0, start) + bare.slice(start, end).replace(/[^\n]/g, ' ') + bare.slice(end)
  }
  const { body } = parseSync(file, code).program
  for (const { callee, arguments: said } of callsIn(body)) {
    const [path, rest] = said
    if (!CALL.test(code.slice(callee.start, callee.end)) || !path || rest?.type !== 'ObjectExpression') continue
    const once = rest.properties.find((one) => one.type === 'Property' && code.slice(one.key.start, one.key.end) === 'once')
    if (!once) blank({ start: path.end, end: rest.end })
    else
      for (const part of [
        { start: rest.start + 1, end: once.start },
        { start: once.end, end: rest.end - 1 },
      ])
        blank(part)
  }
  for (const one of body) if (one.type === 'ImportDeclaration' && !isUsed(one, bare)) blank(one)
  return bare
}

type Span = { start: number; end: number }
type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type Import = Extract<Statement, { type: 'ImportDeclaration' }>
type CallExpression = Extract<Extract<Statement, { type: 'ExpressionStatement' }>['expression'], { type: 'CallExpression' }>

function callsIn(part: unknown): CallExpression[] {
  if (typeof part !== 'object' || part === null) return []
  const inside = Object.values(part).flatMap(callsIn)
  return isCall(part) ? [part, ...inside] : inside
}

const isCall = (node: object): node is CallExpression => 'type' in node && node.type === 'CallExpression'

const isUsed = ({ start, end, specifiers }: Import, code: string): boolean => {
  const rest = code.slice(0, start) + code.slice(end)
  return specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(rest))
}
