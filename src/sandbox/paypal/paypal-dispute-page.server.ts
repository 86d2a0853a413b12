import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import { takeForms } from '#platform/wire/form-body.server.ts'
import { STAND_IN_POLICY, standInPage } from '../stand-in/stand-in-page.server.ts'
import type { StandInHost } from '../stand-in/stand-in.server.ts'
import { listBack } from './paypal-books.server.ts'
import { appeal, type Case, endCase, escalate, findCase, listCases, takenFrom } from './paypal-dispute-books.server.ts'
import { caseInList, caseOnWire } from './paypal-dispute-wire.server.ts'
import { PAYPAL_PATH, problemOnWire } from './paypal-wire.server.ts'

const PAGE_PATH = `${PAYPAL_PATH}/dispute`
const idOf = ({ params }: FastifyRequest): string => (params as { id: string }).id

/** As PayPal's own calls answer, page by page. */
export function registerDisputes(api: FastifyInstance, { database, publicUrl }: StandInHost): void {
  api.get('/v1/customer/disputes/:id', async (request, reply) => {
    const found = await findCase(database.pool, idOf(request))
    return found ? reply.send(caseOnWire(found)) : reply.code(404).send(problemOnWire('RESOURCE_NOT_FOUND'))
  })
  api.get('/v1/customer/disputes', async (request, reply) => {
    const {
      update_time_after: since = '',
      page_size = '10',
      next_page_token: token = '',
    } = request.query as Record<string, string>
    const most = Number(page_size)
    if (Number.isNaN(Date.parse(since)) || !(most >= 1 && most <= 50))
      return reply.code(400).send(problemOnWire('INVALID_REQUEST'))
    const from = Number(Buffer.from(token, 'base64').toString() || 0)
    const found = await listCases(database.pool, new Date(since), { from, most: most + 1 })
    const next = new URLSearchParams({
      update_time_after: since,
      page_size,
      next_page_token: Buffer.from(String(from + most)).toString('base64'),
    })
    return reply.send({
      items: found.slice(0, most).map(caseInList),
      links:
        found.length > most
          ? [{ rel: 'next', href: `${publicUrl()}${PAYPAL_PATH}/v1/customer/disputes?${next}`, method: 'GET' }]
          : [],
    })
  })
}

type Tell = (path: string, kind: 'UPDATED' | 'RESOLVED', found: Case) => void

/** Where evidence would be given: here somebody decides for PayPal. */
export async function registerCasePage(app: FastifyInstance, { database }: StandInHost, tell: Tell): Promise<void> {
  const show = (reply: FastifyReply, page: string): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', STAND_IN_POLICY).send(page)
  await app.register(
    async (pages) => {
      takeForms(pages, 1024)
      pages.get('/:id', async (request, reply) => {
        const found = await findCase(database.pool, idOf(request))
        return found ? show(reply, casePage(found)) : reply.code(404).send()
      })
      pages.post('/:id/:act', async (request, reply) => {
        const { id, act } = request.params as { id: string; act: string }
        const does = { escalate, appeal }[act]
        const isDone = await database.inTransaction((tx) => (does ? does(tx, id) : decide(tx, id, act)))
        const found = isDone ? await findCase(database.pool, id) : undefined
        if (found) tell(request.url, does ? 'UPDATED' : 'RESOLVED', found)
        return reply.code(303).header('Location', `${PAGE_PATH}/${id}`).send()
      })
    },
    { prefix: PAGE_PATH },
  )
}

async function decide(tx: Tx, id: string, act: string): Promise<boolean> {
  const found = await findCase(tx, id)
  if (!found) return false
  const { amount_cents: cents, order_id: orderId, held_at: heldAt } = found.dispute
  if (act === 'win') return endCase(tx, id, { outcome: 'RESOLVED_SELLER_FAVOUR', givenCents: 0, takenCents: 0 })
  if (act === 'drop') return endCase(tx, id, { outcome: 'CANCELED_BY_BUYER', givenCents: 0, takenCents: 0 })
  if ((act !== 'lose' && act !== 'part') || heldAt === null) return false
  const back = (await listBack(tx, orderId)).reduce((sum, one) => (one.failed_at === null ? sum + one.amount_cents : sum), 0)
  const own = found.dispute.taken_cents
  const left = cents - back - (await takenFrom(tx, orderId)) + own
  const taken = act === 'part' ? Math.floor(left / 2) : left
  return endCase(tx, id, { outcome: 'RESOLVED_BUYER_FAVOUR', givenCents: taken, takenCents: taken })
}

function casePage({ dispute, invoiceId }: Case): string {
  const { dispute_id: id, amount_cents: cents, outcome, held_at: heldAt } = dispute
  const button = (act: string, label: string) => `<button class="plain" formaction="${PAGE_PATH}/${id}/${act}">${label}</button>`
  const acts =
    outcome !== null
      ? `<p>Decided.</p>${button('appeal', 'Whoever lost appeals')}`
      : heldAt === null
        ? `${button('escalate', 'The buyer makes it a claim')}${button('drop', 'The buyer is content')}`
        : `${button('win', 'The shop wins')}${button('lose', 'The shop loses')}${button('part', 'The shop loses half of it')}${button('drop', 'The buyer takes it back')}`
  return standInPage({
    zh: false,
    brand: 'paypal',
    title: 'Case',
    note: 'This is the shop’s built-in stand-in for PayPal’s Resolution Centre. Decide for PayPal.',
    facts: [
      ['Amount', showHkdExactly(cents)],
      ['Invoice', invoiceId],
      ['Status', outcome ?? (heldAt === null ? 'Inquiry' : 'Claim')],
    ],
    body: `<form method="post">${acts}</form>`,
  })
}
