import type { PreviewWire, StatementLinesWire } from '#modules/treasury/statements/statements.contract.ts'
import { importStatement, listStatementLines, previewStatement } from '#modules/treasury/statements/statements.paths.ts'
import { createLog } from '#platform/log.server.ts'
import { BASE_PATH, type Envelope } from '#platform/wire/call-path.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { bookStatementLines } from './book-statement.ts'

type Row = { day?: string; words: string; came?: string; went?: string; payer?: string }

/** A statement as the bank's site gives it. */
export const statementOf = (rows: readonly Row[]): string =>
  [
    'Transaction date,Details,Payer,Deposits,Withdrawals',
    ...rows.map(({ day = '20/11/2026', words, payer = 'CHAN TAI MAN', came = '', went = '' }) =>
      [day, words, payer, came, went].map((cell) => `"${cell}"`).join(','),
    ),
  ].join('\n')

/** Bank statements as finance brings them in. */
export function statementPage(shop: TestShop, finance: () => string) {
  const send = async <Output>(path: string, text: string): Promise<Envelope<Output>> => {
    const body = new FormData()
    body.append('file', new Blob([text]), 'statement.csv')
    const headers = { Authorization: `Bearer ${finance()}`, 'Accept-Language': 'en_US' }
    const response = await fetch(`${shop.url}${BASE_PATH}${path}`, { method: 'POST', headers, body })
    return (await response.json()) as Envelope<Output>
  }
  const read = async (statementId: string): Promise<StatementLinesWire> =>
    (await shop.ask(listStatementLines, { statementId }, { token: finance() })).data
  const book = (): Promise<void> => bookStatementLines(shop.database, createLog('silent'))
  return {
    preview: (text: string) => send<PreviewWire>(previewStatement.path, text),
    /** Without booking it. */
    bringIn: (text: string) => send<StatementLinesWire>(importStatement.path, text),
    book,
    read,
    /** Brought in and booked. */
    booked: async (text: string): Promise<StatementLinesWire> => {
      const { data } = await send<StatementLinesWire>(importStatement.path, text)
      await book()
      return read(data.statement.statementId)
    },
  }
}
