import { adminLinksText } from '../../src/language/admin/front/admin-links.text.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { signIn } from '../admin/operator.ts'
import { addressIn, expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

/** Every address the shop has ever given out for a screen, and the screen it leads to today. */
const SCREENS = {
  '/myaccount': '/myaccount',
  '/myaccount/address': '/myaccount/address',
  '/myaccount/address/add': '/myaccount/address/add',
  '/myaccount/info': '/myaccount/info',
  '/myaccount/coupons': '/myaccount/coupons',
  '/myaccount/orders': '/myaccount/orders',
  '/user': '/myaccount',
  '/user/myCoupon': '/myaccount/coupons',
  '/user/myOrder': '/myaccount/orders',
  '/user/userAddress': '/myaccount/address',
  '/user/userInfo': '/myaccount/info',
  '/login': '/member/login',
  '/member/login': '/member/login',
  '/member/create': '/member/create',
  '/member/forgetPassword': '/member/forgetPassword',
  '/member/oldForgetPassword': '/member/forgetPassword',
  '/member/Country': '/member/Country',
  '/account/invite/share': '/account/invite/share',
  '/account/invite/share/AB12CD': '/account/invite/share/AB12CD',
  '/addressUpdate': '/addressUpdate',
  '/brandEntry': '/brandEntry',
  '/merchantpartnership': '/merchantpartnership',
  '/payment/paypalH5?orderNo=PKX4M2B7QR': '/payment/paypalH5?orderNo=PKX4M2B7QR',
  '/payment/check/paypal': '/payment/check/paypal',
  '/brand': '/product/brand',
  '/brands': '/product/brand',
  '/search?keyword=tote': '/product/list/tote?keyword=tote',
  '/index': '/',
  '/home': '/',
}

for (const language of ['en', 'zh'] as const) {
  test(`every address of the account, of members and of sellers leads to a page with a heading, in ${language}`, async ({
    request,
  }) => {
    const titles = new Set<string>()
    for (const [asked, shown] of Object.entries(SCREENS)) {
      const answer = await request.get(addressIn(language, asked))
      expect(answer.status(), asked).toBe(200)
      expect(new URL(answer.url()).pathname + new URL(answer.url()).search, asked).toBe(addressIn(language, shown))
      const html = await answer.text()
      expect(html.match(/<h1/g), asked).toHaveLength(1)
      titles.add(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
    }
    expect(titles.size, 'two titles alike').toBeGreaterThanOrEqual(new Set(Object.values(SCREENS)).size - 3)
  })
}

test('an address that moved is moved for good, its query kept', async ({ shop }) => {
  const { page } = await shop.welcome()
  const answer = await page.request.get('/zh/user/orderDetail?orderNo=PKX4M2B7QR', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe('/zh/myaccount/orders/orderDetail?orderNo=PKX4M2B7QR')
})

test('pages of the account are kept from search engines, and what to do today is a link on each', async ({ shop }) => {
  const { page, goTo } = await shop.welcome({ language: 'zh' })
  await goTo('/account/invite/share')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const joining = page.getByRole('main').locator('a[href="/zh/member/create"]')
  await expect(joining).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: '查詢訂單' }).click()
  await expect(page).toHaveURL('/zh/order/find')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('邀請朋友')
  await joining.click()
  await expect(page).toHaveURL('/zh/member/create')
})

test('an unknown piece, designer, category or page of information answers 404 and says so', async ({ shop }) => {
  shop.expectFault(/404/)
  const { page } = await shop.welcome()
  for (const path of [
    '/product/detail/nobody/NOTHING-1',
    '/product/brand/no-such-designer',
    '/product/list/women/no-such-category',
    '/statement/no-such-page',
    '/error',
    '/some/error/elsewhere',
    '/card/nobody-knows-this',
    '/nobody/knows/this/either',
  ]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 — Page Not Found')
  }
})

test('an address that nobody can read is that of no page, in either language', async ({ shop }) => {
  const { page } = await shop.welcome()
  const places = ['', 'product/brand/', 'product/collection/', 'product/list/women/', 'product/detail/house/', 'statement/']
  for (const place of [...places, 'certificate/', 'wishlist/shared/', 'myaccount/', 'account/invite/share/'])
    for (const written of [`${place}%00`, `${place}%ff`, `${place}${'x'.repeat(1_000)}`]) {
      const answers = [await page.request.get(`/${written}`), await page.request.get(`/zh/${written}`)]
      // A single word that is not known leads home.
      expect([200, 404], written).toContain(answers[0]?.status())
      if (!written.includes('xxx'))
        expect(
          answers.map((answer) => answer.status()),
          written,
        ).toEqual([404, 404])
      if (!written.includes('xxx')) expect(await answers[1]?.text()).toContain('lang="zh-Hant-HK"')
    }
  for (const query of ['?keyword=%00', '?page=%ff&brand=%00', '?colour=%E2%80%AE'])
    expect((await page.request.get(`/product/list/women/bags${query}`)).status(), query).toBe(200)
})

test('a short link leads to its page in the visitor’s language, and is never kept by a browser', async ({ shop }) => {
  const { page } = await shop.welcome()
  const answer = await page.request.get('/Season-Sale', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, '/product/list?sale=1'])
  expect(answer.headers()['cache-control']).toBe('no-store')
  await page.goto('/zh')
  await page.goto('/zh/card/watches')
  await expect(page).toHaveURL('/zh/product/list/watches-and-jewellery/watches')
  await page.goto('/zh/nobody-knows-this')
  await expect(page).toHaveURL('/zh')
})

test('a merchandiser adds a short link, sees mistakes beside the field, withdraws it and takes that back', async ({ shop }) => {
  // The back office opens on the orders, which are none of a merchandiser’s.
  shop.expectFault(/403/)
  const person = await shop.welcome()
  const { page } = person
  const texts = spoken(adminLinksText, 'en')
  const code = `card-${Date.now().toString(36)}`
  await signIn(person, 'merchandiser')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: spoken(adminText, 'en').links })
    .click()
  const form = page.getByRole('form', { name: texts.addTitle })
  const pathField = form.getByRole('textbox', { name: texts.path })
  await form.getByRole('textbox', { name: texts.code }).fill(code)
  await pathField.fill('//evil.example/page')
  await form.getByRole('button', { name: texts.add, exact: true }).click()
  await expect(pathField).toBeFocused()
  await expect(pathField).toHaveAccessibleDescription(/beginning with one slash/)
  await pathField.fill(`${new URL(page.url()).origin}/wishlist`)
  await form.getByRole('button', { name: texts.add, exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row.getByRole('link', { name: '/wishlist' })).toBeVisible()
  await row.getByRole('button', { name: texts.withdrawOf(code) }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: texts.undo }).click()
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: texts.withdrawOf(code) }).click()
  await expect(row).toHaveCount(0)
})
