import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

// The limit for cached pages: Fastify with nothing but the same bytes.
const body = readFileSync(process.env.BODY ?? '')
const app = Fastify()
app.get('/', (_, reply) => reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(body))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
console.log('ready')
