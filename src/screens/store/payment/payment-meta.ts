import type { MetaArgs } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { paymentText } from '#language/buying/payment.text.ts'
import { textsIn } from '#language/texts.ts'
import { headTags } from '../head-tags.ts'

type Title = 'choiceTitle' | 'bankTitle' | 'fpsTitle' | 'cardTitle' | 'paypalTitle' | 'plainTitle'

/** Titles of the payment screens; none of them is for search engines. */
export const paymentMeta =
  (title: Title) =>
  ({ location, matches }: MetaArgs) =>
    headTags({
      title: textsIn(paymentText, languageOfPath(location.pathname))[title],
      pathname: location.pathname,
      matches,
    })
