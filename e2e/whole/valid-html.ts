import { HtmlValidate } from 'html-validate'

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

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const told = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
  return [...new Set(told)]
}
