import { expect, test } from 'vitest'
import { codeMail } from '#language/mail/code-mail.text.ts'
import { orderMail } from '#language/mail/order-mail.text.ts'
import { letterText, withAddress } from './letter.ts'
import { mailHtml } from './mail-html.ts'

const SHOP = 'https://praya.test'
const dress = (body: string, language: 'en' | 'zh' = 'en', subject = 'Your order') => mailHtml({ subject, body, language }, SHOP)
/** As somebody reads it who sees no dress. */
const wordsOf = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<br>|<\/p>|<\/h1>|<\/td>/g, '\n')
    .replace(/<[^>]+>/g, '')

test('every word of a mail stands in both, under the name of the shop and its subject, in its language', () => {
  for (const language of ['en', 'zh'] as const)
    for (const { [language]: mail } of Object.values(orderMail)) {
      const body = mail.body.replaceAll('{link}', `${SHOP}/order`)
      const html = dress(body, language, mail.subject)
      const lines = wordsOf(html).split('\n').filter(Boolean)
      expect(lines).toEqual(['PRAYA', mail.subject, ...body.split(/\n+/)])
      expect(html).toContain(language === 'zh' ? '<html lang="zh-Hant-HK">' : '<html lang="en-HK">')
    }
})

test('a code stands large and by itself, and is not said twice', () => {
  const html = dress(codeMail.order.en.body.replace('{code}', '123456'), 'en', '123456 is your code')
  expect(html).toMatch(/<p style="[^"]*font:600 40px[^"]*">123456<\/p>/)
  expect(wordsOf(html).match(/123456/g)).toHaveLength(1)
})

test('what people have typed is shown as they typed it, and neither acts nor leads anywhere', () => {
  const typed = `<img src=x onerror="alert(1)"> & 'you' https://evil.example/"onclick="x ${SHOP}.evil.example/in javascript:alert(1)`
  const html = dress(typed, 'en', typed)
  expect(html).not.toMatch(/<img|onerror="|onclick="|href="(?!https:\/\/praya\.test")/)
  expect(html).toContain(
    '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;you&#39; https://evil.example/&quot;onclick=&quot;x',
  )
})

test('addresses of the shop and of couriers are links', () => {
  const html = dress(`Pay here:\n${SHOP}/order?a=1&b=2\n\nhttps://hk.kerryexpress.com/track?track=12`)
  expect(html).toContain('<a href="https://praya.test/order?a=1&amp;b=2"')
  expect(html).toContain('<a href="https://hk.kerryexpress.com/track?track=12"')
})

test('a mail of words alone loads nothing', () => {
  expect(dress(orderMail['order-paid'].en.body)).not.toMatch(/src=|url\(|@import|<link|<script|<style/)
})

test('pieces stand with their picture, facts in rows, and the one way on as a button, all escaped, and nothing comes from elsewhere', () => {
  const shown = {
    pieces: [
      {
        lines: ['Ostrya <b>Alder</b>', 'Black, 22', '1 × HK$13,020'],
        picture: `${SHOP}/media/abc/share.jpg`,
        page: `${SHOP}/product/1`,
      },
      { lines: ['Lune Corin'], picture: 'https://evil.example/pixel.jpg' },
    ],
    facts: [{ name: 'Total', value: 'HK$13,020 & more' }],
    action: { words: 'View your order', page: '/zh/order/find?orderNo=P1' },
  }
  const body = letterText({ ...shown, name: 'Ada King', body: 'It has left us.', language: 'en' })
  const letter = withAddress({ subject: 'On its way', body, language: 'en' as const, dress: shown }, SHOP)
  const html = mailHtml(letter, SHOP)
  expect(wordsOf(html).split('\n').filter(Boolean)).toEqual([
    'PRAYA',
    'On its way',
    'Dear Ada King,',
    'It has left us.',
    expect.stringContaining('View your order'),
    'Ostrya &lt;b&gt;Alder&lt;/b&gt;',
    'Black, 22',
    '1 × HK$13,020',
    'Lune Corin',
    'Total',
    'HK$13,020 &amp; more',
    'praya customer service',
  ])
  expect(html).toContain(`<a href="${SHOP}/zh/order/find?orderNo=P1"`)
  expect(html.match(/src="[^"]+"/g)).toEqual([`src="${SHOP}/media/abc/share.jpg"`])
})
