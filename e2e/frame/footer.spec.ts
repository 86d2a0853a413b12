import { footerText } from '../../src/language/frame/footer.text.ts'
import { newsletterPagesText } from '../../src/language/frame/newsletter-pages.text.ts'
import { newsletterText } from '../../src/language/frame/newsletter.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { addressIn, expect, type Person, test } from '../shop-test.ts'
import { signIn } from '../admin/operator.ts'
import { spoken } from '../spoken.ts'

const footerOf = ({ page }: Person) => page.getByRole('contentinfo')
const newMailbox = () => `reader-${Date.now().toString(36)}@example.com`

test('every link at the foot of the page leads to a page of its own', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh' })
  await person.goTo('/statement/delivery')
  const links = footerOf(person).getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const own = [...new Set(addresses.filter((address) => address.startsWith(new URL(person.page.url()).origin)))]
  expect(own.length).toBeGreaterThan(20)
  for (const address of own) {
    const answer = await person.page.request.get(address, { maxRedirects: address.includes('sexType') ? 1 : 0 })
    expect(answer.status(), address).toBe(200)
  }
  const elsewhere = await links.evaluateAll((all) =>
    all
      .filter((link) => /^https?:/.test((link as HTMLAnchorElement).href))
      .filter((link) => (link as HTMLAnchorElement).host !== location.host)
      .map((link) => link.getAttribute('rel')),
  )
  expect(elsewhere.every((rel) => rel === 'noreferrer')).toBe(true)
})

test('the foot of the page is there without script, says who the shop is and how one may pay, and moves nothing when it appears', async ({
  shop,
}) => {
  const still = await shop.welcome({ script: false })
  const footer = footerOf(still)
  await still.goTo('/')
  const texts = spoken(footerText, 'en')
  for (const way of [texts.fps, 'Visa', 'Mastercard', texts.bank])
    await expect(footer.getByRole('img', { name: way })).toBeVisible()
  await expect(footer).toContainText('Category A registrant')
  await expect(footer).toContainText('Praya Limited')
  const { page, goTo } = await shop.welcome({ screen: 'phone', lasting: true })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement
      for (const entry of list.getEntries())
        if ('value' in entry) dataset.shifted = String(Number(dataset.shifted ?? 0) + Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await goTo('/order/find')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toHaveCSS('opacity', '1')
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0))).toBeLessThan(0.005)
})

test('a chat opens with the address of the page it is about, also after moving on inside the shop', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh' })
  const { page } = person
  const chat = page.getByRole('link', { name: spoken(storeText, 'zh').chat }).last()
  const said = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  await person.goTo('/statement/delivery')
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/85221234567\?/)
  expect(await said()).toContain('/zh/statement/delivery')
  await footerOf(person)
    .getByRole('link', { name: spoken(footerText, 'zh').careers })
    .click()
  await expect(page).toHaveURL('/zh/statement/careers')
  await expect.poll(said).toContain('/zh/statement/careers')
  // It comes with the first sign of a hand, where it covers nothing.
  await page.mouse.move(700, 500)
  await expect(chat).toBeInViewport()
})

test('the app is tried for a tenth of a second, then its page opens', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page } = person
  await person.goTo('/statement/delivery')
  const tried = page.waitForEvent('requestfailed', (request) => request.url().startsWith('praya://open/statement/delivery'))
  await person.press(footerOf(person).getByRole('link', { name: spoken(footerText, 'en').app }))
  await tried
  await expect(page).toHaveURL('/statement/app')
})

test('news: a slip is told beside its field, the mail confirms by one click, and its link ends it without signing in', async ({
  shop,
}) => {
  const reader = await shop.welcome({ screen: 'phone' })
  const texts = spoken(newsletterText, 'en')
  const pages = spoken(newsletterPagesText, 'en')
  const mailbox = newMailbox()
  await reader.goTo('/statement/us')
  const form = footerOf(reader).getByRole('region', { name: texts.title })
  const field = form.getByRole('textbox', { name: texts.email })
  const consent = form.getByRole('checkbox', { name: texts.emailConsent })
  await expect(consent).not.toBeChecked()
  await field.fill(mailbox)
  await reader.press(form.getByRole('button', { name: texts.subscribe }))
  await expect(consent).toBeFocused()
  await expect(consent).toHaveAccessibleDescription(/Tick this box/)
  await expect(field).toHaveValue(mailbox)
  await consent.check()
  await reader.press(form.getByRole('button', { name: texts.subscribe }))
  await expect(form.getByRole('status')).toContainText(texts.thanksEmail)

  const operator = await shop.welcome()
  await signIn(operator, 'order desk')
  const linkIn = async (subject: string, name: string) => {
    await operator.goTo('/admin/outbox')
    const mail = operator.page.getByRole('listitem').filter({ hasText: subject }).filter({ hasText: mailbox })
    await mail.locator('summary').click()
    return (
      (await mail
        .getByRole('link', { name: new RegExp(`newsletter/${name}`) })
        .first()
        .getAttribute('href')) ?? ''
    )
  }
  await reader.page.goto(await linkIn('Please confirm', 'confirm'))
  await expect(reader.page).toHaveURL('/newsletter/confirmed')
  const stranger = await shop.welcome({ script: false })
  await stranger.page.goto(await linkIn('You have subscribed to news from praya', 'stop'))
  await stranger.page.getByRole('main').getByRole('button', { name: pages.stop }).click()
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText(pages.stoppedTitle)
})

test('without script the newsletter is subscribed to by a plain form, by either channel', async ({ shop }) => {
  const { page } = await shop.welcome({ language: 'zh', script: false })
  const texts = spoken(newsletterText, 'zh')
  await page.goto(addressIn('zh', '/newsletter'))
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: texts.mobile }).fill('9123 4567')
  await form.getByRole('button', { name: texts.subscribe }).click()
  await expect(page).toHaveURL('/zh/newsletter/again')
  await expect(page.getByRole('alert')).toHaveText(spoken(newsletterPagesText, 'zh').again)
  await form.getByRole('textbox', { name: texts.mobile }).fill('9123 4567')
  await form.getByRole('checkbox', { name: texts.smsConsent }).check()
  await form.getByRole('button', { name: texts.subscribe }).click()
  await expect(page).toHaveURL('/zh/newsletter/thanks')
})
