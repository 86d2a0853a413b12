import { listEmptyText } from '#language/browse/list-empty.text.ts'
import { listText } from '#language/browse/list.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { brandAddress, searchAddress } from '#screens/store/addresses.ts'
import { Icon } from '#ui/icon.tsx'
import type { ListData } from './list-data.ts'
import { ListMeant } from './list-meant.tsx'
import { listSearch } from './list-query.ts'

/** Above a list: how its keyword was read. What was made good, left out or comes near, what is not sold, and what can be taken off. */
export default function ListPartial({ list }: { list: ListData }) {
  const texts = useTexts(listEmptyText)
  const { query, leftOut, notSold, closest, suggestion } = list
  const near = list.near.filter((word) => !notSold.includes(word))
  const isPart = leftOut.some((word) => !notSold.includes(word))
  return (
    <div className="list-partial" role="note">
      <Corrected list={list} />
      <NotSold list={list} />
      {closest ? <p>{texts.closest(closest.asked, closest.thing, closest.colours)}</p> : null}
      {near.length > 0 && !closest ? <p>{texts.near(near)}</p> : null}
      {isPart && !closest ? <p>{texts.partial(query.keyword) + texts.leftOut(leftOut)}</p> : null}
      {isPart ? <ListMeant suggestion={suggestion} /> : null}
      <Understood list={list} />
    </div>
  )
}

function Corrected({ list: { corrected, query } }: { list: ListData }) {
  const language = useLanguage()
  const texts = useTexts(listEmptyText)
  if (corrected.length === 0) return null
  const [path = ''] = searchAddress(language, query.keyword).split('?')
  return (
    <p>
      {texts.corrected(corrected.map(({ to }) => to))}{' '}
      <a className="link" href={path + listSearch({ ...query, exact: true, page: 1 })}>
        {texts.asTyped(query.keyword)}
      </a>
    </p>
  )
}

function NotSold({ list: { notSold, houses } }: { list: ListData }) {
  const language = useLanguage()
  const texts = useTexts(listEmptyText)
  if (notSold.length === 0) return null
  return (
    <p>
      {texts.notSold(notSold)} {houses.length > 0 ? texts.houses : ''}{' '}
      {houses.map(({ code, name }, at) => (
        <span key={code}>
          {at > 0 ? texts.between : ''}
          <a className="link" href={brandAddress(language, code)}>
            {name}
          </a>
        </span>
      ))}
    </p>
  )
}

/** Price, size, colour and the like that the words asked for, and wishes that only say what comes first, each with its way out. */
function Understood({ list: { understood, query } }: { list: ListData }) {
  const language = useLanguage()
  const texts = useTexts(listEmptyText)
  const { remove } = useTexts(listText)
  if (understood.length === 0) return null
  const without = (keyword: string): string => {
    const [path = ''] = searchAddress(language, keyword).split('?')
    return path.replace(/\/$/, '') + listSearch({ ...query, keyword, page: 1 })
  }
  return (
    <ul className="chips" aria-label={texts.understood}>
      {understood.map(({ kind, text, keyword, soft }) => (
        <li key={`${kind} ${text}`}>
          <a href={without(keyword)} aria-label={remove(soft ? texts.favours(text) : text)}>
            {soft ? texts.favours(text) : text}
            <Icon name="close" size={12} />
          </a>
        </li>
      ))}
    </ul>
  )
}
