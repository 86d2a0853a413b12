export { readStatement } from './read-statement.ts'
export { listStatementLines, listStatements } from './statement-list.ts'
export {
  findKnownLines,
  countOut,
  findTwin,
  isLineOfHeld,
  isOnStatement,
  keepMovements,
  keepStatement,
  lockOpenLine,
  nameLineOfHeld,
  settleLine,
  sumOnStatements,
  takeWaitingLine,
  type TakenLine,
  withoutLine,
} from './statements.ts'
export type { LineRow } from './statements.tables.ts'
