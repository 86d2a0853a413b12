import { houseSlug } from '#language/house.ts'
import { useRef, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminDispatchText } from '#language/admin/admin-dispatch.text.ts'
import { papersText } from '#language/papers/papers.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ReadyOrder } from '#modules/orders/pieces/dispatch.contract.ts'
import { listReady } from '#modules/orders/orders.paths.ts'
import { packingSlips } from '#modules/papers/papers.paths.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskListKeys } from '#desk/list-foot.tsx'
import { DeskCamera } from '#desk/camera/camera.tsx'
import { DeskAnswer } from '#desk/answer.tsx'
import { askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tick } from '#ui/fields.tsx'
import { AdminDispatchRow } from './dispatch-row.tsx'
import { AdminHandOver } from './hand-over.tsx'
import { AdminWaiting } from './waiting.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminDispatchText.title)

/** What may leave: slips printed in a batch, and each parcel with its courier and number. */
export default function AdminDispatch() {
  const texts = useTexts(adminDispatchText)
  const [said, say] = useState('')
  const found = useDeskQuery(listReady, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-count" role="status">
        {said}
      </p>
      <AdminHandOver say={say} />
      <AdminWaiting say={say} />
      <DeskAnswer found={found}>
        {(data) => (
          <>
            <p className="admin-count">{texts.count(data.total)}</p>
            {data.list.length > 0 ? (
              <Ready
                list={data.list}
                onSent={(orderNo) => {
                  const isPickUp = data.list.some((order) => order.orderNo === orderNo && order.isPickUp)
                  say(isPickUp ? texts.waits(orderNo) : texts.sent(orderNo))
                  askAgain(listReady)
                }}
              />
            ) : (
              <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
            )}
          </>
        )}
      </DeskAnswer>
    </>
  )
}

function Ready({ list, onSent }: { list: ReadyOrder[]; onSent: (orderNo: string) => void }) {
  const texts = useTexts(adminDispatchText)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [courier, setCourier] = useState('')
  const { typed, type, aimAt, see } = useNumbers(list)
  const numbers = list.map(({ orderNo }) => orderNo).filter((orderNo) => chosen.has(orderNo))
  const turn = (orderNo: string) => {
    const next = new Set(chosen)
    if (!next.delete(orderNo)) next.add(orderNo)
    choose(next)
  }
  return (
    <>
      <div className="dispatch-head">
        <Tick
          checked={numbers.length === list.length}
          onChange={({ target }) => choose(new Set(target.checked ? list.map(({ orderNo }) => orderNo) : []))}
        >
          {texts.chooseAll}
        </Tick>
        <PrintSlips numbers={numbers} />
        <DeskCamera onCode={see} />
      </div>
      <p className="field-hint">{texts.hint}</p>
      <ul className="dispatch-list" aria-label={texts.table}>
        {list.map((order) => (
          <AdminDispatchRow
            key={order.orderNo}
            order={order}
            isChosen={chosen.has(order.orderNo)}
            onTurn={() => turn(order.orderNo)}
            courier={courier}
            onCourier={setCourier}
            number={typed[order.orderNo] ?? ''}
            onNumber={(number) => type(order.orderNo, number)}
            onAim={() => aimAt(order.orderNo)}
            onSent={onSent}
          />
        ))}
      </ul>
      <DeskListKeys>{texts.keys}</DeskListKeys>
    </>
  )
}

/** A slip says which order, and a courier's label the number of the one whose slip was seen, or whose field has been used. */
function useNumbers(list: readonly ReadyOrder[]) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const aimed = useRef('')
  const type = (orderNo: string, number: string) => setTyped({ ...typed, [orderNo]: number })
  const aimAt = (orderNo: string) => {
    aimed.current = orderNo
  }
  const see = (code: string) => {
    if (list.some(({ orderNo }) => orderNo === code)) aimAt(code)
    else if (aimed.current) type(aimed.current, code)
    document.querySelector<HTMLElement>(`[data-parcel="${CSS.escape(aimed.current)}"]`)?.focus()
  }
  return { typed, type, aimAt, see }
}

function PrintSlips({ numbers }: { numbers: string[] }) {
  const language = useLanguage()
  const texts = useTexts(adminDispatchText)
  const papers = useTexts(papersText)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const print = async () => {
    if (busy || numbers.length === 0) return
    setBusy(true)
    const file = await fetchFile(packingSlips, { orderNos: numbers.join(','), language }, 'admin')
    setBusy(false)
    setFailed(!file)
    if (file) keepFile(file, `${houseSlug()}-packing-slips.pdf`)
  }
  return (
    <>
      <Button look="line" busy={busy} disabled={numbers.length === 0} onClick={() => void print()}>
        {texts.print(numbers.length)}
      </Button>
      <div role="alert">{failed ? <p className="field-problem">{papers.failed}</p> : null}</div>
    </>
  )
}
