import { adminBulkEditsText } from '../../src/language/admin/products/admin-bulk-edits.text.ts'
import { demoProducts } from '../../demo/catalogue/demo-catalogue.ts'
import { campaignFieldsText } from '../../src/language/admin/campaigns/admin-campaign-fields.text.ts'
import { adminCampaignsText, campaignPreviewText } from '../../src/language/admin/campaigns/admin-campaigns.text.ts'
import { adminPagesText } from '../../src/language/admin/front/admin-pages.text.ts'
import { adminBrandsText } from '../../src/language/admin/products/admin-brands.text.ts'
import { adminCategoriesText } from '../../src/language/admin/products/admin-categories.text.ts'
import { adminCountsText } from '../../src/language/admin/products/admin-counts.text.ts'
import { adminPriceChangesText } from '../../src/language/admin/products/admin-price-changes.text.ts'
import { adminTermsText } from '../../src/language/admin/products/admin-terms.text.ts'
import { adminPricesText } from '../../src/language/admin/products/admin-prices.text.ts'
import { adminStockText } from '../../src/language/admin/products/admin-stock.text.ts'
import { adminImportsText } from '../../src/language/admin/products/admin-imports.text.ts'
import { adminFinderText } from '../../src/language/admin/admin-finder.text.ts'
import { adminReportsText, reportText } from '../../src/language/admin/admin-reports.text.ts'
import { adminTodayText } from '../../src/language/admin/admin-today.text.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { walkDialog } from './walk-dialog.ts'
import type { Look } from './walk-browsing.ts'
import { walkProduct } from './walk-product.ts'

/** How the day goes, what is for sale, and all it stands on. */
export async function walkDesk(person: Person, look: Look): Promise<void> {
  await walkFigures(person, look)
  await walkProducts(person, look)
  await walkPages(person, look)
  await walkShelves(person, look)
  await walkCampaigns(person, look)
  await walkImport(person, look)
  await walkStock(person, look)
}

async function walkPages({ page, language, goTo, press }: Person, look: Look): Promise<void> {
  await goTo('/admin/pages')
  await press(page.getByRole('table').getByRole('link').first())
  await expect(page.getByRole('region', { name: spoken(adminPagesText, language).preview }).getByRole('article')).toBeVisible()
  await look('a page of words in the office')
}

/** How the day goes, what was sold, and the way to everything. */
async function walkFigures({ page, language, press, goTo }: Person, look: Look): Promise<void> {
  const finder = spoken(adminFinderText, language)
  await goTo('/admin/today')
  await expect(page.getByRole('region', { name: spoken(adminTodayText, language).waiting })).toBeVisible()
  await look('today')
  await goTo('/admin/reports')
  const { chart, noneTitle } = spoken(adminReportsText, language)
  const drawn = page.getByRole('img', { name: chart(spoken(reportText, language).days) })
  await expect(drawn.or(page.getByText(noneTitle))).toBeVisible()
  await look('sales by day')
  await goTo('/admin/reports?kind=way')
  await expect(page.getByRole('table', { name: spoken(reportText, language).way })).toBeVisible()
  await look('way from visit to order')
  await press(page.getByRole('button', { name: finder.open }))
  await expect(page.getByRole('dialog', { name: finder.title }).getByRole('searchbox')).toBeFocused()
  await look('what finds everything')
  await page.keyboard.press('Escape')
}

/** What is for sale, and what was changed about many pieces at once. */
async function walkProducts(person: Person, look: Look): Promise<void> {
  const { page, language } = person
  await person.goTo('/admin/products')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await look('products in the office')
  await walkProduct(person, look)
  await person.goTo('/admin/products?state=bulk')
  const { noneTitle, table } = spoken(adminBulkEditsText, language)
  await expect(page.getByText(noneTitle).or(page.getByRole('table', { name: table }))).toBeVisible()
  await look('bulk edits in the office')
}

/** What products stand on: brands and the tree of categories, each with one that is changed. */
async function walkShelves({ page, language, goTo, press }: Person, look: Look): Promise<void> {
  const brands = spoken(adminBrandsText, language)
  await goTo('/admin/brands')
  await expect(page.getByRole('table', { name: brands.table }).getByRole('row').nth(1)).toBeVisible()
  await look('brands in the office')
  await press(page.getByRole('table').getByRole('link').first())
  await expect(page.getByRole('textbox', { name: brands.code })).not.toBeEmpty()
  await look('brand in the office')
  const categories = spoken(adminCategoriesText, language)
  await goTo('/admin/categories')
  const tree = page.getByRole('treegrid', { name: categories.tree })
  await tree.getByRole('row').first().focus()
  await look('categories')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: categories.slug })).not.toBeEmpty()
  await look('category')
  await page.keyboard.press('Escape')
  await walkTerms({ page, language, goTo }, look)
}

/** What pieces are described by: a list of each kind that looks otherwise, and one of each that is changed. */
async function walkTerms({ page, language, goTo }: Pick<Person, 'page' | 'language' | 'goTo'>, look: Look): Promise<void> {
  const terms = spoken(adminTermsText, language)
  const table = page.getByRole('table', { name: terms.table })
  await goTo('/admin/attributes')
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await look('attributes in the office')
  await goTo('/admin/attributes/attribute/closure')
  await expect(page.getByRole('region', { name: terms.choices })).toBeVisible()
  await look('attribute in the office')
  await goTo('/admin/attributes/colour')
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await look('colours in the office')
  await goTo('/admin/attributes/size-table/rings')
  await expect(page.getByRole('region', { name: terms.columns })).toBeVisible()
  await look('table of sizes in the office')
  await goTo('/admin/price-changes')
  const prices = spoken(adminPriceChangesText, language)
  await expect(page.getByRole('navigation', { name: prices.states })).toBeVisible()
  await look('prices that wait')
}

/** What the shop gives: all of it, one that runs with what it would do to a bag, and the question whether it ends. */
async function walkCampaigns(person: Person, look: Look): Promise<void> {
  const { page, language, press, goTo } = person
  const texts = spoken(adminCampaignsText, language)
  const preview = spoken(campaignPreviewText, language)
  const fields = spoken(campaignFieldsText, language)
  await goTo('/admin/campaigns')
  await expect(page.getByRole('table', { name: texts.table }).getByRole('row').nth(1)).toBeVisible()
  await look('campaigns')
  await press(page.getByRole('table').getByRole('link').first())
  await expect(page.getByRole('heading', { name: texts.facts })).toBeVisible()
  const [product] = demoProducts()
  await page.getByRole('textbox', { name: preview.pieces, exact: true }).fill(product?.spuCode ?? '')
  await press(page.getByRole('button', { name: preview.look }))
  await expect(page.getByRole('table', { name: preview.table })).toBeVisible()
  await look('a campaign with its preview')
  await walkDialog(person, texts.end, texts.end, () => look('dialog that ends a campaign'))
  await goTo('/admin/campaigns/new')
  await press(page.getByRole('button', { name: preview.look }))
  const unready = preview.notYet([fields.name, fields.amount].join(language === 'zh' ? '、' : '; '))
  await expect(page.getByRole('alert').filter({ hasText: unready })).toBeVisible()
  await look('a new campaign that is not ready for its preview')
}

/** A file that has been looked at, with a word the shop does not know and a row it refuses. */
async function walkImport(person: Person, look: Look): Promise<void> {
  const { page, language } = person
  const texts = spoken(adminImportsText, language)
  await person.goTo('/admin/imports')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
  await look('files of products')
  const brand = language === 'zh' ? '遠行工房' : 'Maison Walk'
  const sheet = [
    'brand,article_number,name_en,name_zh,colour,item_number,size,list_price,sale_price',
    `${brand},WALK-${language},Coat,大衣,black,WALK-${language}-38,38,12800,9600`,
    `${brand},WALL-${language},Hat,帽子,black,WALL-${language}-1,1,cheap,9600`,
  ].join('\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'walk.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
  await expect(page.getByText(texts.checked)).toBeVisible()
  await expect(page.getByRole('table', { name: texts.words })).toBeVisible()
  await look('a file that was looked at')
  await page.getByRole('button', { name: texts.remove }).click()
  await page.getByRole('button', { name: texts.removeIt }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
}

/** What the shop itself has, one variant of it, and the question how many came. */
async function walkStock(person: Person, look: Look): Promise<void> {
  const { page, language, press, goTo } = person
  const texts = spoken(adminStockText, language)
  await goTo('/admin/stock')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await look('stock in the office')
  await press(page.getByRole('table').getByRole('link').first())
  await expect(page.getByRole('heading', { name: texts.ledger })).toBeVisible()
  await look('variant in the office')
  await walkDialog(person, texts.receive, texts.move, () => look('dialog that moves stock'))
  const prices = spoken(adminPricesText, language)
  await goTo('/admin/prices')
  await expect(page.getByRole('navigation', { name: prices.states })).toBeVisible()
  await look('sales by date')
  await walkDialog(person, prices.set, prices.set, () => look('dialog that sets a sale'))
  const counts = spoken(adminCountsText, language)
  await goTo('/admin/counts')
  await walkDialog(person, counts.begin, counts.begin, () => look('dialog that begins a count'))
}
