import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { searchText } from '#language/browse/search.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import { menuText } from '#language/frame/menu.text.ts'
import { storeText } from '#language/frame/store.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { getNavigation } from '#modules/catalogue/catalogue.paths.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { callContext, sideContext } from '../../page-context.ts'
import { listAddress } from '../addresses.ts'
import { headTags } from '../head-tags.ts'
import { SideTabs } from '../header/side-tabs.tsx'
import { type MenuEntry, menuTree } from './menu-tree.ts'
import './plain-menu.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const side = context.get(sideContext)
  const found = await context.get(callContext)(getNavigation, { sexType: side })
  if (!found.ok) throw data(found.msg, { status: 503 })
  return { side, entries: menuTree(found.data, languageOfPath(url.pathname)) }
}

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(storeText, languageOfPath(location.pathname)).menu, pathname: location.pathname, matches })

/** Search and menu as a page: where the header's two signs lead while their layers cannot be had. */
export default function PlainMenu() {
  const { side, entries } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const texts = useTexts(storeText)
  const words = useTexts(menuText)
  const orders = useTexts(orderText)
  return (
    <div className="wrap plain-menu">
      <h1 tabIndex={-1}>{texts.menu}</h1>
      <PlainSearch />
      <div className="caps">
        <SideTabs side={side} place="sidesInMenu" />
      </div>
      <nav aria-label={texts.menu}>
        <ul>
          <li>
            <a href={listAddress(language, side)}>{words.whole(texts[side])}</a>
          </li>
          {entries.map((entry) => (
            <Entry key={entry.address + entry.name} entry={entry} />
          ))}
        </ul>
      </nav>
      <ul>
        <li>
          <a href={localPath(language, '/member/login')}>{words.signIn}</a>
        </li>
        <li>
          <a href={localPath(language, '/order/find')}>{orders.findTitle}</a>
        </li>
      </ul>
    </div>
  )
}

function PlainSearch() {
  const language = useLanguage()
  const texts = useTexts(storeText)
  const words = useTexts(searchText)
  return (
    <form className="plain-search" action={localPath(language, '/search')} role="search">
      <TextField label={words.label} name="keyword" type="search" maxLength={100} enterKeyHint="search" required />
      <Button type="submit">{texts.search}</Button>
    </form>
  )
}

/** One level opens at a time, without script too. */
function Entry({ entry: { name, address, children } }: { entry: MenuEntry }) {
  const words = useTexts(menuText)
  if (children.length === 0) return <li>{address ? <a href={address}>{name}</a> : name}</li>
  return (
    <li>
      <details>
        <summary>{name}</summary>
        <ul>
          {address ? (
            <li>
              <a href={address}>{words.whole(name)}</a>
            </li>
          ) : null}
          {children.map((child) => (
            <Entry key={child.address + child.name} entry={child} />
          ))}
        </ul>
      </details>
    </li>
  )
}
