import type { FastifyRequest } from 'fastify'

/** Whether the browser says that a form was sent from a page of the shop. `mustSay`: who says nothing is not believed either. */
export function isFromHere({ headers }: FastifyRequest, publicUrl: string, mustSay = false): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined ? !mustSay : origin === new URL(publicUrl).origin
}
