import { parseSync } from '@swc/core'

export type LongFunction = { line: number; lines: number }
type Span = { start: number; end: number }
type SyntaxNode = { type?: string; span?: Span; [key: string]: unknown }

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
])
const NEWLINE = 10

/** Functions of more than `most` lines. A `describe` block groups tests and is not counted as one. */
export function findLongFunctions(path: string, source: string, most: number): LongFunction[] {
  // The leading statement pins the module's span to the start of the file, whatever comment comes first.
  const bytes = Buffer.from(`0;${source.replace(/^#!.*/, '')}`)
  const tree = parseSync(bytes.toString(), { syntax: 'typescript', tsx: path.endsWith('x') })
  const lineStarts = [0, ...[...bytes.entries()].filter(([, byte]) => byte === NEWLINE).map(([at]) => at + 1)]
  const lineAt = (position: number) => lineStarts.findLastIndex((start) => start <= position - tree.span.start) + 1
  const found: LongFunction[] = []
  visit(tree, (span) => {
    const line = lineAt(span.start)
    const lines = lineAt(span.end - 1) - line + 1
    if (lines > most) found.push({ line, lines })
  })
  return found
}

function visit(value: unknown, measure: (span: Span) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, measure)
  if (!isNode(value)) return
  if (isDescribe(value)) return visitDescribe(value, measure)
  if (value.type && FUNCTIONS.has(value.type) && value.span) measure(value.span)
  for (const child of Object.values(value)) if (typeof child === 'object') visit(child, measure)
}

function visitDescribe(call: SyntaxNode, measure: (span: Span) => void): void {
  for (const { expression } of call.arguments as { expression: SyntaxNode }[]) {
    visit(expression.type === 'ArrowFunctionExpression' ? expression.body : expression, measure)
  }
}

function isDescribe(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression') return false
  const callee = node.callee as SyntaxNode
  const target = callee.type === 'MemberExpression' ? callee.property : callee
  const owner = callee.type === 'MemberExpression' ? callee.object : callee
  return [target, owner].some((one) => isNode(one) && one.type === 'Identifier' && one.value === 'describe')
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && !Array.isArray(value)
