import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { Log } from '#platform/log.server.ts'
import { fromWire, toWire } from '#platform/money.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'
import { StandInFaults } from '../stand-in/stand-in-faults.server.ts'
import { STAND_IN_POLICY } from '../stand-in/stand-in-page.server.ts'
import { tellShop } from '../stand-in/stand-in-webhooks.server.ts'
import { takeForms } from '#platform/wire/form-body.server.ts'
import { practiceActs, practiceBankPage } from './practice-bank-page.server.ts'

/** Known to everybody: this bank moves no money and is never served in production. */
export const SANDBOX_BANK_TOKEN = 'sandbox-bank-token'
export const SANDBOX_WEBHOOK_TOKEN = 'sandbox-bank-webhook'
export const SANDBOX_BANK_PATH = '/sandbox/bank'
export const SANDBOX_ACCOUNT_PATH = `${SANDBOX_BANK_PATH}/accounts/praya`

/** As long as a bank takes to show what has just been paid. */
const SHOWN_AFTER_MS = 3_000
const LATE_MS = 15_000

type Host = { database: Database; log: Log; webhookUrl: () => string; faults?: StandInFaults | undefined }
type WholeHost = Host & { faults: StandInFaults }
type Transfer = { amountCents: number; reference: string; payer: string; lateMs: number }

/** The bank of the demo: its page for anyone who practises to pay, and its account for the shop, in Open Banking's own words. */
export async function registerSandboxBank(app: FastifyInstance, given: Host): Promise<void> {
  const host = { ...given, faults: given.faults ?? new StandInFaults() }
  await app.register(
    async (bank) => {
      takeForms(bank, 8_192)
      registerAccount(bank, host)
      registerPage(bank, host)
    },
    { prefix: SANDBOX_BANK_PATH },
  )
}

function registerAccount(bank: FastifyInstance, { database }: Host): void {
  bank.get('/accounts/praya/transactions', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${SANDBOX_BANK_TOKEN}`) return reply.code(401).send({})
    const since = new Date(
      z
        .string()
        .catch('')
        .parse((request.query as { fromBookingDateTime?: unknown }).fromBookingDateTime),
    )
    const from = Number.isNaN(since.getTime()) ? new Date(0) : since
    const found = await platformTables(database.pool)
      .selectFrom('sandbox_bank_movements')
      .selectAll()
      .where('visible_at', '>=', from)
      .where('visible_at', '<=', clock.now())
      .orderBy('visible_at')
      .limit(1_000)
      .execute()
    return reply.send({
      Data: {
        Transaction: found.map(({ movement_id, amount_cents, reference, payer, booked_at }) => ({
          AccountId: 'praya',
          TransactionId: movement_id,
          Status: 'Booked',
          CreditDebitIndicator: 'Credit',
          BookingDateTime: booked_at.toISOString(),
          Amount: { Amount: toWire(amount_cents), Currency: 'HKD' },
          TransactionInformation: reference,
          DebtorAccount: { Name: payer },
        })),
      },
      Links: {},
    })
  })
}

const Paid = z.object({
  act: z.enum(practiceActs),
  amount: z.string().regex(/^\d{1,9}\.\d\d$/),
  reference: z.string().max(140),
  /** Back by path alone, so that the shopper stays on the host name the session was begun under. */
  back: z.string().regex(/^\/(zh\/)?payment\/[a-z]+\?orderNo=[0-9A-Z]+$/),
})

function registerPage(bank: FastifyInstance, host: WholeHost): void {
  bank.get('/pay', async (request, reply) => {
    const asked = Paid.omit({ act: true }).safeParse(request.query)
    if (!asked.success) return reply.code(404).send()
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', STAND_IN_POLICY)
      .send(practiceBankPage(asked.data))
  })
  bank.post('/pay', async (request, reply) => {
    const asked = Paid.safeParse(request.body)
    if (!asked.success) return reply.code(400).send()
    for (const transfer of transfersOf(asked.data)) await pay(host, transfer)
    return reply.code(303).header('Location', asked.data.back).send()
  })
}

function transfersOf({ act, amount, reference, back }: z.output<typeof Paid>): Transfer[] {
  const cents = fromWire(amount)
  // As banks have it: a transfer by FPS says so, one to the account number does not.
  const way = back.includes('/payment/bank?') ? 'TRANSFER' : 'FPS'
  const transfer = { amountCents: cents, reference: `${way} ${reference}`, payer: 'CHAN T** M**', lateMs: 0 }
  if (act === 'back') return []
  if (act === 'late') return [{ ...transfer, lateMs: LATE_MS }]
  if (act === 'less') return [{ ...transfer, amountCents: Math.max(1, cents - 10_000) }]
  if (act === 'more') return [{ ...transfer, amountCents: cents + 10_000 }]
  if (act === 'nameless') return [{ ...transfer, reference: way }]
  return act === 'twice' ? [transfer, transfer] : [transfer]
}

async function pay(host: WholeHost, { lateMs, ...transfer }: Transfer): Promise<void> {
  const shownAfter = SHOWN_AFTER_MS + lateMs
  const now = clock.now()
  await host.database.inTransaction((tx) =>
    platformTables(tx)
      .insertInto('sandbox_bank_movements')
      .values({
        movement_id: newId(),
        amount_cents: transfer.amountCents,
        reference: transfer.reference,
        payer: transfer.payer,
        booked_at: now,
        visible_at: new Date(now.getTime() + shownAfter),
      })
      .execute(),
  )
  // It says that something has moved, and never what.
  tellShop({ ...host, sign }, `${SANDBOX_BANK_PATH}/pay`, [{ url: host.webhookUrl(), body: '{}', afterMs: shownAfter }])
}

const sign = (_: string, { forged }: { forged: boolean }) => ({
  Authorization: `Bearer ${forged ? 'of-somebody-else' : SANDBOX_WEBHOOK_TOKEN}`,
})
