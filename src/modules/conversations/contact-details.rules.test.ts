import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactKinds, LEFT_OUT, maskContacts, privateKinds } from './contact-details.rules.ts'
import { foldText } from './folded-text.rules.ts'

describe('what leads past the shop is left out', () => {
  test.each([
    ['phone', 'Call me on 9123 4567 tonight', 'Call me on ••• tonight'],
    ['phone', '請致電９１２３４５６７', '請致電•••'],
    ['phone', '電話九一二三四五六七', '電話•••'],
    ['phone', '9 1 2 3 - 4 5 6 7', LEFT_OUT],
    ['phone', '91.23.45.67', LEFT_OUT],
    ['phone', '+852 6123 4567', LEFT_OUT],
    ['phone', '(853) 6612-3456', '(•••'],
    ['phone', '138 1234 5678', LEFT_OUT],
    ['phone', 'tel91234567', 'tel•••'],
    ['phone', '9\u200b1\u200b2\u200b3\u200b4567', LEFT_OUT],
    ['phone', '𝟗𝟏𝟐𝟑𝟒𝟓𝟔𝟕', LEFT_OUT],
    ['phone', '9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣', LEFT_OUT],
    ['phone', 'nine one two three four five six seven', LEFT_OUT],
    ['phone', 'HK$91234567 is not a price', 'HK$••• is not a price'],
    ['email', 'Write to mei.ho@example.com, please', 'Write to •••, please'],
    ['email', '電郵：ｍｅｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', '電郵：•••'],
    ['email', 'mei (at) example (dot) com', LEFT_OUT],
    ['email', 'mei.ho at gmail dot com', LEFT_OUT],
    ['link', 'see https://example.net/bag?x=1 for it', 'see ••• for it'],
    ['link', '在 www.example.hk 有售', '在 ••• 有售'],
    ['link', 'cheaper at lily-bags.com.hk', 'cheaper at •••'],
    ['link', 'wa.me/abc', LEFT_OUT],
    ['messenger', 'WhatsApp: mei_ho', 'WhatsApp: •••'],
    ['messenger', '加我微信號 meiho88', '加我微信號 •••'],
    ['messenger', 'my WeChat ID is: lanternhk', 'my WeChat ID is: •••'],
    ['messenger', 'IG @mei.bags', 'IG •••'],
    ['messenger', 'find @mei_bags there', 'find ••• there'],
    ['messenger', 'Telegram me at mei_ho99', 'Telegram me at •••'],
    ['account', 'Bank of East 015-123-4-567890', 'Bank of East •••'],
    ['account', 'FPS 1234567', 'FPS •••'],
    ['account', '轉數快識別碼：7654321', '轉數快識別碼：•••'],
    ['account', '4111 1111 1111 1111', LEFT_OUT],
  ] as const)('%s: %s', (kind, text, left) => {
    const { text: masked, masked: kinds } = maskContacts(text)
    expect(masked).toBe(left)
    expect(kinds).toContain(kind)
  })
})

describe('what is said about items passes', () => {
  test.each([
    'Do you have it in 36, 37 or 38.5?',
    'Sizes 34 36 38 40 42',
    '有36/37/38/39碼嗎？',
    'It is HK$12,800, was HK$14,200.50',
    'HK$12800-13500',
    '8000至9000元可以嗎？',
    '12,800 元',
    '52 x 30 x 12 cm, strap 110 cm',
    '300*200*100 mm',
    'Order PKX4M2B7QR, please',
    '訂單編號P23456789A',
    'Item number 602204123',
    'Item 602204 DJ20G 9022',
    '貨品編號：5520291234',
    'By 2026-11-29 at 14:00-18:00?',
    '29/11/2026, 30.11.2026, 20261129',
    '11月29日至12月3日',
    'From the 2019, 2020 and 2021 collections',
    'Barcode 4006381333931',
    'SF1234567890123',
    'Tracking number 1234567890',
    'I saw it on Instagram yesterday',
    'The line is straight and the fb is nothing',
    'The signal red one',
    'I like it.The strap is long.Me too',
    'It is 100% silk, 18K gold, 0.52 ct',
    '一套三件，共十二粒鈕扣，第二十一季',
    '上身效果如何？肩寬40厘米，胸圍96厘米，衣長72厘米',
    'May I have 2 of 3? 1 for my sister, 1 for me.',
    '😀👜✨',
  ])('%s', (text) => {
    expect(maskContacts(text)).toEqual({ text, masked: [] })
  })

  test('a page of the shop itself', () => {
    const text = 'This one: https://praya.test/product/detail/a/b or praya.hk/x'
    expect(maskContacts(text, 'praya.test').text).toBe('This one: https://praya.test/product/detail/a/b or •••')
  })
})

describe('what members do not publish is left out of posts, comments, reviews and what they say of themselves', () => {
  test.each([
    ['phone', 'Selling mine, 9123 4567', 'Selling mine, •••'],
    ['phone', 'WhatsApp 9123-4567 for more pictures', 'WhatsApp ••• for more pictures'],
    ['phone', '想買請打6０12３４56', '想買請打•••'],
    ['phone', '5123👜4567', LEFT_OUT],
    ['phone', '6💕1💕2💕3💕4💕5💕6💕7', LEFT_OUT],
    ['phone', '6 ✨ 1 2 ✨ 3 4 ✨ 5 6 ✨ 7', LEFT_OUT],
    ['phone', 'nine1two3four5six7', LEFT_OUT],
    ['phone', 'ring five one 2 3 four five six seven', 'ring •••'],
    ['phone', 'six-one-two-three four five six seven', LEFT_OUT],
    ['phone', '9l23 4567', LEFT_OUT],
    ['phone', 'call 6OI2-3456', 'call •••'],
    ['phone', '五壹二3４五⑥柒', LEFT_OUT],
    ['phone', '6 1 2 3\n4 5 6 7', LEFT_OUT],
    ['phone', '+44 7911 123456', LEFT_OUT],
    ['account', 'Pay into 024-123456-001, please', 'Pay into •••, please'],
    ['account', '收款碼1234567', '收款碼•••'],
    ['account', '過數去 123 456789 838', '過數去 •••'],
    ['account', 'my account is 123 456 7', 'my account is •••'],
    ['email', 'wai@example.org has more', '••• has more'],
    ['email', 'wai at example dot org has more', '••• has more'],
    ['email', 'ｗａｉ＠ｅｘａｍｐｌｅ．ｏｒｇ', LEFT_OUT],
  ] as const)('%s: %s', (kind, text, left) => {
    expect(maskContacts(text, '', privateKinds)).toEqual({ text: left, masked: [kind] })
  })

  test.each([
    'Since 1990, and again 1990–2020',
    'The 2019-2021 collections, and those of 1998 2004 and 2010',
    'No. 5, 1921 2021',
    'HK$12,000',
    'EU 38 / UK 5 / US 7.5, EU 38 EU 39 EU 40',
    'Sizes 38 38.5 39 39.5 40',
    'Mine are 12000, 13000, 14500 each',
    '買咗三個 12000 13000',
    'Lot 1024 sold for 12,500,000',
    '10,234,567 views',
    'Earrings of 0.52 0.48 and 1.25 ct',
    'Reference 126234-0013 and 310.30.42.50.01.001',
    'Patek 5711/1A-010, M41177, 1BG775_2DKV_F0002',
    '1/12/2026-31/12/2026, or 1-31/12/2026',
    'Mon-Fri 10-19, Sat 11-18, 3/F 28 Queen’s Road',
    '22 mm / 24 mm / 26 mm / 28 mm',
    '18k 750 gold, 40mm 904L 100m/330ft',
    '5⭐ for the strap, 4⭐ for the lock',
    'One of 2,000, two of 1990 in one week',
    '一九九〇年買，二〇二六年仍如新',
    'Thank you @mei_bags and @Wai 99',
    'More at https://praya.example/p/abc',
  ])('%s passes', (text) => {
    expect(maskContacts(text, '', privateKinds)).toEqual({ text, masked: [] })
  })
})

const digit = fc.integer({ min: 0, max: 9 })
const SCRIPTS = ['0123456789', '０１２３４５６７８９', '〇一二三四五六七八九', '٠١٢٣٤٥٦٧٨٩', '⓪①②③④⑤⑥⑦⑧⑨']
const between = fc.constantFrom('', '', '', ' ', '-', '.', '\u200b', ' - ', '、', '/')
const WORDS = ['Call', '請', 'for the bag', '，', '謝謝', 'tonight', 'the black one']

/** What anyone reads as sizes that grow, as a range of prices, or as days. */
function isRead(written: string): boolean {
  const groups = foldText(written).text.split(/[\s,/、]+/)
  const grow = groups.length > 2 && groups.every((one, at) => /^\d{1,2}$/.test(one) && Number(one) > Number(groups[at - 1] ?? 0))
  return grow || /^\d+00 ?- ?\d+00$|^(?:\d\d?([-/.])\d\d?\1\d{2,4}[\s,、/-]*)+$/.test(foldText(written).text)
}

test('a mobile number is found however its digits are written, and nothing is left of it', () => {
  const number = fc
    .tuple(fc.constantFrom(5, 6, 9), fc.array(digit, { minLength: 7, maxLength: 7 }))
    .map(([first, rest]) => [first, ...rest])
  const written = fc.array(fc.tuple(fc.constantFrom(...SCRIPTS), between), { minLength: 8, maxLength: 8 })
  const words = fc.constantFrom(...WORDS)
  fc.assert(
    fc.property(number, written, words, words, (digits, signs, before, after) => {
      const pairs = digits.map((value, at) => ({
        sign: [...(signs[at]?.[0] ?? '')][value] ?? '',
        gap: at < 7 ? (signs[at]?.[1] ?? '') : '',
      }))
      if (isRead(pairs.map(({ sign, gap }) => sign + gap).join(''))) return
      const text = `${before} ${pairs.map(({ sign, gap }) => sign + gap).join('')} ${after}`
      const left = maskContacts(text)
      expect(left.masked.length).toBeGreaterThan(0)
      expect(foldText(left.text).text.replace(/\D/g, '')).toBe('')
    }),
  )
})

test('what was masked is left as it is, and a text is otherwise never changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const once = maskContacts(text)
      expect(once.masked.length === 0).toBe(once.text === text)
      expect(maskContacts(once.text)).toEqual({ text: once.text, masked: [] })
      expect(contactKinds.filter((kind) => once.masked.includes(kind))).toEqual(once.masked)
    }),
  )
})

test('two thousand characters made to be slow take no time', () => {
  for (const text of [
    'a'.repeat(4_000),
    '1 '.repeat(2_000),
    'a.'.repeat(2_000),
    '@ '.repeat(2_000),
    'one '.repeat(1_000),
    'ig '.repeat(1_300),
    '1 one '.repeat(700),
    '1👜'.repeat(1_000),
    '1990 '.repeat(800),
    '12.12 '.repeat(700),
    '100 at dot '.repeat(400),
  ]) {
    // What it works, not what it waits for a processor.
    const before = process.threadCpuUsage()
    maskContacts(text)
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(500)
  }
})
