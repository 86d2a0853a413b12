import type { FastifyInstance, FastifyReply } from 'fastify'
import { showHkdExactly } from '#platform/money.ts'
import { takeForms } from '#platform/wire/form-body.server.ts'
import { STAND_IN_POLICY, standInPage } from '../stand-in/stand-in-page.server.ts'
import type { StandInHost } from '../stand-in/stand-in.server.ts'
import { type BookedDispute, disputeOnWire, endDispute, findDispute, listDisputes } from './stripe-dispute-books.server.ts'
import { errorOnWire, listOnWire } from './stripe-wire.server.ts'

const PAGE_PATH = '/sandbox/stripe/dispute'
const ENDS = { win: 'won', lose: 'lost', drop: 'warning_closed' } as const
const isEnd = (act: string): act is keyof typeof ENDS => act in ENDS

/** As Stripe's own calls answer. */
export function registerDisputes(api: FastifyInstance, { database }: StandInHost): void {
  api.get('/disputes/:id', async (request, reply) => {
    const found = await findDispute(database.pool, (request.params as { id: string }).id)
    return found ? reply.send(disputeOnWire(found)) : reply.code(404).send(errorOnWire('No such dispute', 'resource_missing'))
  })
  api.get('/disputes', async (request, reply) => {
    const since = /created(?:\[|%5B)gte(?:\]|%5D)=(\d+)/.exec(request.url)?.[1] ?? '0'
    const found = await listDisputes(database.pool, new Date(Number(since) * 1000))
    return reply.send(listOnWire('/v1/disputes', found.map(disputeOnWire)))
  })
}

/** Where evidence would be given: here somebody decides for the issuer. */
export async function registerDisputePage(
  app: FastifyInstance,
  { database }: StandInHost,
  tell: (types: readonly string[], dispute: BookedDispute, path: string) => void,
): Promise<void> {
  const show = (reply: FastifyReply, page: string): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', STAND_IN_POLICY).send(page)
  await app.register(
    async (pages) => {
      takeForms(pages, 1024)
      pages.get('/:id', async (request, reply) => {
        const found = await findDispute(database.pool, (request.params as { id: string }).id)
        return found ? show(reply, disputePage(found)) : reply.code(404).send()
      })
      pages.post('/:id/:act', async (request, reply) => {
        const { id, act } = request.params as { id: string; act: string }
        if (isEnd(act) && (await database.inTransaction((tx) => endDispute(tx, id, ENDS[act])))) {
          const found = await findDispute(database.pool, id)
          const types = ['charge.dispute.closed', ...(act === 'win' ? ['charge.dispute.funds_reinstated'] : [])]
          if (found) tell(types, found, request.url)
        }
        return reply.code(303).header('Location', `${PAGE_PATH}/${id}`).send()
      })
    },
    { prefix: PAGE_PATH },
  )
}

function disputePage({ dispute_id: id, amount_cents: amount, status, reason, due_by: dueBy }: BookedDispute): string {
  const button = (act: string, label: string) => `<button class="plain" formaction="${PAGE_PATH}/${id}/${act}">${label}</button>`
  const acts =
    status === 'needs_response'
      ? `${button('win', 'The shop wins')}${button('lose', 'The shop loses')}`
      : status === 'warning_needs_response'
        ? button('drop', 'The inquiry is closed')
        : status === 'lost'
          ? button('win', 'The issuer gives it back')
          : '<p>Decided.</p>'
  return standInPage({
    zh: false,
    brand: 'stripe',
    title: 'Dispute',
    note: 'This is the shop’s built-in stand-in for Stripe’s dashboard. Decide for the card’s issuer.',
    facts: [
      ['Amount', showHkdExactly(amount)],
      ['Reason', reason],
      ['Status', status],
      ['Evidence by', dueBy.toISOString().slice(0, 10)],
    ],
    body: `<form method="post">${acts}</form>`,
  })
}
