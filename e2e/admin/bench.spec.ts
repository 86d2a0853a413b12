import { adminBenchText } from '../../src/language/admin/admin-bench.text.ts'
import { certificateText } from '../../src/language/buying/certificate.text.ts'
import { plainCertificateCode } from '../../src/modules/certificates/certificates.rules.ts'
import { givenOrderWithUs } from '../buying/given-orders.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { enter } from './operator.ts'

const bench = spoken(adminBenchText, 'en')
const words = spoken(certificateText, 'en')

test('a piece is found by its label, looked at by keys alone and passes; its buyer is led to a certificate that anybody can check', async ({
  shop,
}) => {
  const [shopper, operator] = [await shop.welcome(), await shop.welcome()]
  await enter(operator, 'administrator')
  const { orderNo } = await givenOrderWithUs(shopper, 17)

  const { page } = operator
  await operator.goTo('/admin/bench')
  await expect(page.getByRole('searchbox', { name: bench.scan })).toBeFocused()
  await page.keyboard.type(`${orderNo}-1\n`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${orderNo}-1`)
  // Its keys listen as soon as it has the focus.
  await expect(page.locator('.bench-piece')).toBeFocused()
  await page.keyboard.press('p')
  await expect(page.getByRole('alert').filter({ hasText: bench.open })).toBeVisible()
  const points = await page.getByRole('region', { name: bench.checklist }).getByRole('group').count()
  for (let point = 1; point <= points; point += 1) await page.keyboard.press(String(point))
  const name = 'piece.png'
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } })
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: bench.photographOf(1) })).toBeVisible()
  await page.keyboard.press('p')
  const said = page.getByRole('status').filter({ hasText: orderNo })
  await expect(said).toBeVisible()

  await shopper.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await shopper.press(shopper.page.getByRole('link', { name: /^\w{4}(-\w{4}){3}$/ }))
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText(words.genuine)
  const code = plainCertificateCode(new URL(shopper.page.url()).pathname.split('/').at(-1) ?? '') ?? ''
  await expect(said).toContainText(code.slice(0, 4))

  const stranger = await shop.welcome()
  shop.expectFault(/404.*\/certificate/)
  await stranger.goTo('/certificate')
  const field = stranger.page.getByRole('textbox', { name: words.code })
  await field.fill((code.startsWith('0') ? '1' : '0') + code.slice(1))
  await field.press('Enter')
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText(words.unknown)
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText(words.genuine)
})
