import { adminSearchText } from '../../src/language/admin/admin-search.text.ts'
import { openSearch } from '../browse/browsing.ts'
import { signIn } from './operator.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const texts = spoken(adminSearchText, 'en')

/** What is offered before anything is typed. */
async function offered(person: Person): Promise<string[]> {
  await person.goTo('/')
  const { options } = await openSearch(person)
  await expect(options.first()).toBeVisible()
  return options.allTextContents()
}

// The last that is offered, so that tests which look at the first are not disturbed.
test('an operator hides a popular search, nobody is offered it any more, and it can be offered again', async ({ shop }) => {
  const operator = await shop.welcome()
  const { page, press, goTo } = operator
  await signIn(operator, 'administrator')
  await goTo('/admin/search')
  const table = page.getByRole('table', { name: texts.popularTable })
  const seventh = table.getByRole('row').nth(7)
  const word = (await seventh.getByRole('rowheader').textContent()) ?? ''
  const shopper = await shop.welcome()
  const isOffered = async () => (await offered(shopper)).some((each) => each.includes(word))
  expect(await isOffered()).toBe(true)

  await press(page.getByRole('button', { name: texts.hideOf(word), exact: true }))
  await expect(seventh).toContainText(texts.nobody)
  await expect.poll(isOffered).toBe(false)
  await press(page.getByRole('button', { name: texts.offerOf(word), exact: true }))
  await expect(seventh).toContainText(texts.offeredTo)
  await expect.poll(isOffered).toBe(true)
})

test('whoever asks why results stand where they stand is told word by word', async ({ shop }) => {
  const operator = await shop.welcome()
  const { page, press, goTo } = operator
  await signIn(operator, 'administrator')
  await goTo('/admin/search')
  const why = page.getByRole('region', { name: texts.whyTitle })
  await why.getByRole('textbox', { name: texts.query }).fill('leather tote')
  await press(why.getByRole('button', { name: texts.explain }))
  const first = why.getByRole('table', { name: texts.whyTable }).getByRole('row').nth(1)
  await expect(first).toContainText('leather')
  await expect(first).toContainText('tote')
  await expect(first).toContainText(texts.whole)
})
