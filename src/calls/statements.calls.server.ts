import { settleStatementLine as settle } from '#flows/money/book-statement.ts'
import { importStatement as bringIn, previewStatement as preview } from '#flows/money/preview-statement.ts'
import { listStatementLines as linesOf, listStatements as list } from '#modules/treasury/index.server.ts'
import {
  importStatement,
  listStatementLines,
  listStatements,
  previewStatement,
  settleStatementLine,
} from '#modules/treasury/statements/statements.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const MOST_BYTES = 2 * 2 ** 20

/** Statements of the shop's own bank account: what they would bring, what they brought, and what a person says of a line. */
export const statementCalls: Call[] = [
  defineCall(listStatements, ({ tx }) => list(tx)),
  defineCall(listStatementLines, ({ tx }, { statementId }) => linesOf(tx, statementId)),
  defineCall(previewStatement, async ({ tx, file }) => preview(tx, await file(MOST_BYTES))),
  defineCall(importStatement, async ({ database, caller, file }) => {
    const content = await file(MOST_BYTES)
    const statementId = await database.inTransaction((tx) => bringIn(tx, actorOf(caller), content))
    return linesOf(database.pool, statementId)
  }),
  defineCall(settleStatementLine, async ({ tx, caller }, wanted) => linesOf(tx, await settle(tx, actorOf(caller), wanted))),
]
