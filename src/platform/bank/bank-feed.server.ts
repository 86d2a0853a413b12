import { z } from 'zod'
import { isSameSecret } from '#platform/access/same-secret.server.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { throughBreaker } from '#platform/outside/breaker.server.ts'
import { NotSaid } from '#platform/outside/outside-calls.server.ts'

/** A movement on the shop's account that the bank has booked: cents of HKD, out of the account when negative. */
type BankMovement = { bankId: string; bookedOn: string; amountCents: number; reference: string; payer: string }

/** The bank of the shop's own account, asked for what it has booked. Its webhooks only say that asking pays. */
export type BankFeed = {
  /** Everything that was booked since, oldest first or not. Throws when the bank does not answer. */
  list(since: Date): Promise<BankMovement[]>
  isWebhookGenuine(authorization: string | undefined): boolean
}

export type BankFeedOptions = {
  /** Where the account is, as banks publish it: …/accounts/{AccountId}. */
  url: () => string
  token: string
  webhookToken: string
  timeoutMs: number
  restMs: number
}

/** What is read of the accounts resource of Open Banking (version 3 and 4), as banks here and elsewhere serve it. */
const Page = z.object({
  Data: z.object({
    Transaction: z
      .array(
        z.object({
          TransactionId: z.string().min(1).max(210),
          Status: z.string(),
          BookingDateTime: z.iso.datetime({ offset: true }),
          CreditDebitIndicator: z.enum(['Credit', 'Debit']),
          Amount: z.object({ Amount: z.string().regex(/^\d{1,13}(\.\d{1,5})?$/), Currency: z.string() }),
          TransactionInformation: z.string().max(500).default(''),
          TransactionReference: z.string().max(210).default(''),
          DebtorAccount: z.object({ Name: z.string().max(350).default('') }).optional(),
        }),
      )
      .default([]),
  }),
  Links: z.object({ Next: z.string().optional() }).default({}),
})
type Transaction = z.output<typeof Page>['Data']['Transaction'][number]

const MOST_PAGES = 50
const BOOKED = /^(booked|BOOK)$/i

export function openBankFeed(options: BankFeedOptions): BankFeed {
  const ask = throughBreaker({
    restMs: options.restMs,
    isAnswer: () => false,
    resting: () => new NotSaid('the bank is left alone for a moment'),
  })
  return {
    list: (since) => ask(() => listAll(options, since)),
    isWebhookGenuine: (authorization = '') => isSameSecret(authorization, `Bearer ${options.webhookToken}`),
  }
}

async function listAll(options: BankFeedOptions, since: Date): Promise<BankMovement[]> {
  const first = new URL(`${options.url().replace(/\/$/, '')}/transactions`)
  first.searchParams.set('fromBookingDateTime', since.toISOString())
  const found: BankMovement[] = []
  let next: URL | undefined = first
  for (let page = 0; next && page < MOST_PAGES; page += 1) {
    const { Data, Links } = Page.parse(await askOnce(options, next))
    found.push(
      ...Data.Transaction.filter(({ Status, Amount }) => BOOKED.test(Status) && Amount.Currency === 'HKD').map(movementOf),
    )
    // The bank's word for where it goes on, and never another host's.
    const after: URL | undefined = Links.Next === undefined ? undefined : new URL(Links.Next, next)
    next = after?.origin === first.origin ? after : undefined
  }
  return found
}

async function askOnce({ token, timeoutMs }: BankFeedOptions, url: URL): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' }
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the bank answers ${response.status}`)
  return response.json()
}

function movementOf(transaction: Transaction): BankMovement {
  const [whole = '0', part = ''] = transaction.Amount.Amount.split('.')
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
  return {
    bankId: transaction.TransactionId,
    bookedOn: dayInHongKong(new Date(transaction.BookingDateTime)),
    amountCents: transaction.CreditDebitIndicator === 'Credit' ? cents : -cents,
    reference: transaction.TransactionInformation || transaction.TransactionReference,
    payer: transaction.DebtorAccount?.Name ?? '',
  }
}
