import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { mirroredPath } from '#language/texts.ts'
import type { InformationWire } from '#modules/content/information.contract.ts'
import { getInformation } from '#modules/content/information.paths.ts'
import { callContext } from '../../page-context.ts'
import { statusOfRefusal } from '../../page-problem.ts'
import { headTags } from '../head-tags.ts'

/** The page of words at this address. */
export async function loadInformation({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>): Promise<InformationWire> {
  const { pathname } = url
  const address = languageOfPath(pathname) === 'zh' ? mirroredPath(pathname) : pathname
  const found = await context.get(callContext)(getInformation, { address })
  if (!found.ok) throw data(found.msg, { status: statusOfRefusal(found.code) })
  return found.data
}

export const informationTags = (page: InformationWire, { location, matches }: Pick<MetaArgs, 'location' | 'matches'>) =>
  headTags({ title: page.title, description: page.lead, pathname: location.pathname, matches })
