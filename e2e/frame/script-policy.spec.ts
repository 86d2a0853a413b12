import { expect, test } from '../shop-test.ts'

test('a script that comes into a page later does not run, nor does one that was slipped into what the server sends', async ({
  shop,
}) => {
  shop.expectFault(/Content Security Policy/)
  const { page, goTo } = await shop.welcome()
  await page.route('/statement/delivery', async (route) => {
    const response = await route.fetch()
    const slipped = '<script>window.slippedIn = true</script><img src="data:," onerror="window.slippedIn = true" alt=""></body>'
    await route.fulfill({ response, body: (await response.text()).replace('</body>', slipped) })
  })
  // Its own scripts run: the page listens.
  await goTo('/statement/delivery')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.slippedIn = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false)
  expect(await page.locator('[nonce]').count()).toBe(0)
})
