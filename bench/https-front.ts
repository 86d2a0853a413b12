import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { generate } from 'selfsigned'

// What stands before every shop that is open to the public: it ends TLS, speaks HTTP/2 and passes everything on.
const shop = new URL(process.env.SHOP ?? '')
const agent = new Agent({ keepAlive: true })
const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])

const OF_ONE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** What HTTP/2 says in headers of its own, and what concerns one connection alone, means nothing on the next. */
const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_ONE_CONNECTION.has(name)))

function pass(asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const { method, url, headers, authority } = asked
  const onward = request(shop, { agent, method, path: url, headers: { ...passedOn(headers), host: authority } }, (from) => {
    answer.writeHead(from.statusCode ?? 502, passedOn(from.headers))
    from.pipe(answer)
  })
  onward.once('error', () => answer.stream.close())
  asked.pipe(onward)
}

createSecureServer({ key, cert }, pass).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
