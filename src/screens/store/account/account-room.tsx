import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { type AccountWay, accountRooms, accountWayText, accountWayWords } from '#language/frame/account-rooms.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { headTags } from '../head-tags.ts'
import './account.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

const ADDRESSES: Record<AccountWay, string> = {
  join: '/member/create',
  orders: '/myaccount/orders',
  find: '/order/find',
  bag: '/bags',
  wishes: '/wishlist',
  chat: '#chat',
  privacy: '/statement/privacy',
  sale: '/product/list?sale=1',
  newIn: '/product/list?searchOrderType=2',
  brands: '/product/brand',
}

/** The words stay on the server: a page carries those of its own room. */
export function loader({ url, params }: LoaderFunctionArgs) {
  const { pathname } = url
  const language = languageOfPath(pathname)
  const bare = language === 'zh' ? pathname.slice('/zh'.length) : pathname
  const address = params.inviteCode ? '/account/invite/share' : bare
  const room = accountRooms[address]
  if (!room) throw data(null, { status: 404 })
  const ways = room.ways.map((way) => ({
    name: accountWayText[way][language],
    words: accountWayWords[way][language],
    address: way === 'chat' ? ADDRESSES.chat : localPath(language, ADDRESSES[way]) + invited(way, params.inviteCode),
  }))
  return { ...room[language], ways }
}

/** Who joins keeps the invitation that led here. */
const invited = (way: AccountWay, code: string | undefined): string =>
  way === 'join' && code ? `?inviteCode=${encodeURIComponent(code)}` : ''

export const meta = ({ location, matches, loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? headTags({ title: loaderData.title, pathname: location.pathname, matches }) : []

/** A room whose part of the shop is not open yet: says so, and leads on. */
export default function AccountRoom() {
  const { title, lead, ways } = useLoaderData<typeof loader>()
  return (
    <div className="wrap account-room">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="info-lead">{lead}</p>
      <ul>
        {ways.map((way) => (
          <li key={way.address}>
            <a href={way.address}>
              <span>
                <b>{way.name}</b>
                <span className="mute">{way.words}</span>
              </span>
              <Icon name="forward" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
