import { expect, test } from '../shop-test.ts'

const LIST = '/product/list/women/bags'
const OTHER = '/product/list/women/shoes'

test.describe('moving between pages', () => {
  test('back shows the former page at the place it was left', async ({ shop }) => {
    const { page, goTo } = await shop.welcome()
    await goTo(LIST)
    const card = page.getByRole('main').locator('.card > a').nth(20)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(300)
    await card.click()
    await expect(page).toHaveURL(/\/product\/detail\//)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(LIST)
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50)
  })

  test('a list is shown whole: nothing of it moves, however late the script of a part of it comes', async ({ shop }) => {
    const { page, goTo } = await shop.welcome()
    await goTo('/statement/us')
    await page.route(/\/assets\/facet-column-[^/]*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await page.evaluate((address) => document.body.insertAdjacentHTML('beforeend', address), link(LIST))
    await page.evaluate(() => {
      const note = () => {
        const { left, top, width } = document.querySelector('.card')?.getBoundingClientRect() ?? {}
        const places = (document.body.dataset.places ?? '').split(' ').filter(Boolean)
        if (width) document.body.dataset.places = [...new Set([...places, `${left},${top},${width}`])].join(' ')
        requestAnimationFrame(note)
      }
      note()
    })
    await page.getByRole('link', { name: LIST }).dispatchEvent('click')
    await expect(page.getByRole('form', { name: 'Filter' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect((await page.locator('body').getAttribute('data-places'))?.split(' ')).toHaveLength(1)
  })

  test('the latest wish wins, however late the earlier page arrives', async ({ shop }) => {
    const { page, goTo } = await shop.welcome()
    await goTo('/')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**${LIST}.data`, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    await page.evaluate((address) => document.body.insertAdjacentHTML('beforeend', address), link(LIST))
    await page.evaluate((address) => document.body.insertAdjacentHTML('beforeend', address), link(OTHER))
    await page.getByRole('link', { name: LIST }).dispatchEvent('click')
    await page.getByRole('link', { name: OTHER }).dispatchEvent('click')
    await expect(page).toHaveURL(OTHER)
    release()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(OTHER)
  })

  test('a page known by its address alone is reached by a link as well as by typing it', async ({ shop }) => {
    const { page, goTo } = await shop.welcome({ language: 'zh' })
    for (const address of ['/zh/member/Country', '/zh/account/google/deletion', '/zh/statement/stores']) {
      await goTo(address.slice('/zh'.length))
      const heading = page.getByRole('heading', { level: 1 })
      const typed = (await heading.textContent()) ?? ''
      await goTo('/statement/us')
      await page.evaluate((anchor) => document.body.insertAdjacentHTML('beforeend', anchor), link(address))
      await page.getByRole('link', { name: address }).dispatchEvent('click')
      await expect(heading).toHaveText(typed)
      await expect(page).toHaveURL(address)
    }
  })

  test('a list reached by an older spelling stands under its own address', async ({ shop }) => {
    const { page, goTo } = await shop.welcome()
    await goTo('/statement/us')
    const older = '/product/list/women/bags?type=women/bags/tote-bags'
    await page.evaluate((anchor) => document.body.insertAdjacentHTML('beforeend', anchor), link(older))
    await page.getByRole('link', { name: older }).dispatchEvent('click')
    await expect(page).toHaveURL('/product/list/women/bags?type=women/bags%23%23%23tote-bags')
  })

  test('a page that cannot be fetched is told of, and the address is the one that was wished for', async ({ shop }) => {
    const { page, goTo } = await shop.welcome()
    shop.expectFault(/502/)
    await goTo('/')
    await page.route(`**${LIST}.data`, (route) => route.fulfill({ status: 502 }))
    await page.evaluate((address) => document.body.insertAdjacentHTML('beforeend', address), link(LIST))
    await page.getByRole('link', { name: LIST }).dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(LIST)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

const link = (address: string): string => `<a href="${address}">${address}</a>`
