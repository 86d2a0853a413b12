import { request } from 'node:http'
import { expect, test } from '../shop-test.ts'

const PAGES = ['/', '/zh', '/product/list/women/bags', '/zh/product/brand', '/statement/FAQs']
const READERS: Record<string, string>[] = [
  { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-original-url': '/admin' },
  { cookie: 'access_token=somebodys; session=1; locale=en_US', authorization: 'Bearer somebodys' },
  { 'user-agent': 'Googlebot/2.1', referer: 'https://evil.example/', range: 'bytes=0-9', 'x-rewrite-url': '/bags' },
]

type Answer = { status: number; headers: unknown; body: string }

function ask(url: URL, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { date: _date, ...kept } = answer.headers
        resolve({ status: answer.statusCode ?? 0, headers: kept, body: Buffer.concat(parts).toString() })
      })
    })
    asked.once('error', reject).end()
  })
}

test('every public page is the same, byte by byte, whoever asks for it and whatever is appended to its address', async ({
  baseURL,
}) => {
  for (const page of PAGES) {
    const address = new URL(page, baseURL)
    const first = await ask(address)
    expect(first.status).toBe(200)
    for (const reader of READERS) expect(await ask(address, reader)).toEqual(first)
    expect(await ask(new URL(`${page}?utm_source=x&unknown=%3Cscript%3E`, baseURL))).toEqual(first)
    const data = new URL(page === '/' ? '/_.data' : `${page}.data`, baseURL)
    const firstData = await ask(data)
    expect(firstData.status).toBe(200)
    for (const reader of READERS) expect(await ask(data, reader)).toEqual(firstData)
  }
})

test('a page of one’s own is never kept, also when its address looks like a file', async ({ baseURL }) => {
  for (const page of ['/bags', '/myaccount/orders', '/zh/payment/bank?orderNo=P1', '/order/find', '/admin', '/bags/x.css']) {
    const { headers } = await ask(new URL(page, baseURL))
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(headers).not.toHaveProperty('etag')
  }
})
