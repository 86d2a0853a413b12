import { HtmlValidate } from 'html-validate'
import { everyAddress } from './every-address.ts'
import { expect, test } from './shop-test.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `<br/>` and `disabled=""`, which are the same to a browser.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Swatches carry their colour as an attribute; the policy allows it and nothing else.
    'no-inline-style': 'off',
    // What a title may hold is a matter of the result page, not of the standard.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
  },
})

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

for (const language of ['en', 'zh'] as const) {
  test(`every screen is sent as valid HTML (${language})`, async ({ shop }) => {
    const { page } = await shop.welcome({ language })
    const faults: string[] = []
    for (const address of everyAddress(language)) {
      const html = await (await page.request.get(address)).text()
      const report = await validator.validateString(html)
      for (const { messages } of report.results)
        for (const { ruleId, message, selector } of messages) faults.push(`${address}: ${ruleId}: ${message} at ${selector}`)
    }
    expect([...new Set(faults)]).toEqual([])
  })
}
