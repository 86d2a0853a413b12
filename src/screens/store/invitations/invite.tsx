import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { invitationPictureText, invitationsText, invitedText } from '#language/account/invitations.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { textsIn, useTexts } from '#language/texts.ts'
import { getInvitation } from '#modules/invitations/invitations.paths.ts'
import { callContext } from '../../page-context.ts'
import { statusOfRefusal } from '../../page-problem.ts'
import { AccountFrame } from '../account/account-frame.tsx'
import { headTags } from '../head-tags.ts'
import { useIsMember } from '../header/account-corner.tsx'
import { Invited } from './invited.tsx'
import { OwnInvitations } from './own-invitations.tsx'
import './invitations.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadInvitations as own } from './use-invitations.ts'

/** By whose link somebody comes; null without one. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const inviteCode = params.inviteCode?.toUpperCase() ?? ''
  if (inviteCode === '') return null
  const found = await context.get(callContext)(getInvitation, { inviteCode: inviteCode.slice(0, 40) })
  if (!found.ok) throw data(found.msg, { status: statusOfRefusal(found.code) })
  return { inviteCode, ...found.data }
}

/** How it looks where it is passed on: with the picture of its code. */
export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const language = languageOfPath(location.pathname)
  const texts = textsIn(invitedText, language)
  const page = { pathname: location.pathname, matches }
  if (!loaderData) return headTags({ title: textsIn(invitationsText, language).title, ...page })
  const { isOver, inviteCode, friendGift, orderFrom } = loaderData
  if (isOver) return headTags({ title: texts.over, ...page })
  const pictured = textsIn(invitationPictureText, language)
  return headTags({
    title: texts.title,
    description: friendGift ? `${texts.gift(friendGift)} ${texts.how(orderFrom)}` : texts.plain,
    ...page,
    picture: { hash: '', path: `/invitation/${inviteCode}/picture.${language}.jpg`, alt: pictured.lead },
  })
}

/** For members their own code, to pass on; for everybody else what they are invited to. */
export default function Invite() {
  const followed = useLoaderData<typeof loader>()
  const texts = useTexts(invitationsText)
  if (!useIsMember()) return <Invited followed={followed} />
  return (
    <AccountFrame title={texts.title} path="/account/invite/share" guests>
      <OwnInvitations followed={followed?.inviteCode} />
    </AccountFrame>
  )
}
