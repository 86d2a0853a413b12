import { expect, test } from '../shop-test.ts'

// What every page asks for, and what is a member's own: whichever answers first.
const calls = { 'the bag': /miniCartV2/, 'the orders': /order\/order\/list/ }

for (const [slower, pattern] of Object.entries(calls)) {
  test(`a member whose session has ended is led to log-in, also when ${slower} answers last`, async ({ shop }) => {
    shop.expectFault(/401/)
    const { page, goTo } = await shop.welcome()
    await goTo('/statement/delivery')
    await page.evaluate(() => {
      localStorage.setItem('access_token', 'of-a-member-and-over')
      localStorage.setItem('isVisitor', 'false')
    })
    await page.route(pattern, async (route) => {
      const response = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.fulfill({ response })
    })
    await page.goto('/myaccount/orders')
    await expect(page).toHaveURL(/\/member\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('of-a-member-and-over')
  })
}

test('a visitor whose session has ended goes on quietly with another one, where they are', async ({ shop }) => {
  const { page, goTo } = await shop.welcome()
  await goTo('/statement/delivery')
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'of-a-visitor-and-over')
    localStorage.setItem('isVisitor', 'true')
  })
  await page.goto('/myaccount/orders')
  await expect(page.getByRole('main')).toContainText('No orders yet')
  await expect(page).toHaveURL(/\/myaccount\/orders$/)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('of-a-visitor-and-over')
})
