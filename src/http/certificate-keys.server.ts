import type { FastifyInstance } from 'fastify'
import { KEYS_PATH } from '#modules/certificates/index.server.ts'
import type { Signing } from '#platform/access/signing.server.ts'

/** The public keys under which certificates were signed, for anyone who checks one without the shop. */
export function registerCertificateKeys(app: FastifyInstance, { current, published }: Signing): void {
  const keys = published.map(({ name, publicKey, pem }) => ({
    name,
    algorithm: 'Ed25519',
    publicKey,
    pem,
    signsNow: name === current,
  }))
  app.get(KEYS_PATH, async (_, reply) =>
    reply.header('Cache-Control', 'public, max-age=300').header('Access-Control-Allow-Origin', '*').send({ keys }),
  )
}
