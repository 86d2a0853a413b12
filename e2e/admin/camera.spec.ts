import { adminBenchText } from '../../src/language/admin/admin-bench.text.ts'
import { adminCameraText } from '../../src/language/admin/admin-camera.text.ts'
import { adminDispatchText } from '../../src/language/admin/admin-dispatch.text.ts'
import { couriers } from '../../src/language/buying/couriers.ts'
import { prepareOrder } from '../buying/buying-now.ts'
import { placeOrder } from '../buying/checkout.ts'
import { byFps } from '../buying/ways-to-pay.ts'
import { passPieces } from '../shop-database.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { showToCamera } from './camera-film.ts'
import { makeMove, signIn } from './operator.ts'

const camera = spoken(adminCameraText, 'zh')

test('with the camera of a phone alone a piece is laid on the bench and its parcel gets its number', async ({ shop }) => {
  const [shopper, operator] = [await shop.welcome(), await shop.welcome({ language: 'zh', screen: 'phone' })]
  await signIn(operator, 'administrator')
  const { totalCents } = await placeOrder(shopper, await prepareOrder(shopper, 28, 'fps'))
  const orderNo = await byFps(shopper, operator, totalCents)
  await makeMove(operator, 'seller-sent', 'pending-platform-delivery')
  const { page } = operator

  await test.step('its label lays it on the bench', async () => {
    await operator.goTo('/admin/bench')
    await film(operator, `${orderNo}-1`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${orderNo}-1`)
    await expect(page.getByLabel(camera.view)).toHaveCount(0)
    await expect(page.getByRole('searchbox', { name: adminBenchText.scan.zh })).toHaveCount(0)
  })

  await test.step('a code that fetches nothing is said; its slip leads to its row, and the label of the courier fills it in', async () => {
    await passPieces(orderNo)
    await operator.goTo('/admin/dispatch')
    const texts = spoken(adminDispatchText, 'zh')
    const number = page.getByRole('textbox', { name: texts.numberOf(orderNo) })
    await film(operator, 'NOCODE99')
    await expect(page.locator('.dispatch-hand-over .field-problem')).toBeVisible()
    await operator.press(page.getByRole('button', { name: camera.close }))
    await film(operator, orderNo, 1)
    await expect(number).toBeFocused()
    await operator.press(page.getByRole('button', { name: camera.close }))
    await film(operator, 'SF1234567890123', 1)
    await expect(number).toHaveValue('SF1234567890123')
    // The same row without the camera: chosen, and led to its number.
    const row = page.getByRole('listitem').filter({ has: number })
    await row.getByRole('link', { name: orderNo }).focus()
    await page.keyboard.press('x')
    await expect(row.getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('n')
    await expect(number).toBeFocused()
    const courier = page.getByRole('combobox', { name: texts.courierOf(orderNo) })
    await number.press('Enter')
    await expect(courier).toBeFocused()
    await expect(courier).toHaveAccessibleDescription(texts.courierMissing)
    await courier.selectOption({ label: couriers[0]!.zh })
    await number.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: texts.sent(orderNo) })).toBeVisible()
  })
})

/** Holds a code before the camera and opens it. */
async function film({ page, press }: Person, text: string, at = 0): Promise<void> {
  await showToCamera(text)
  await press(page.getByRole('button', { name: camera.open }).nth(at))
}
