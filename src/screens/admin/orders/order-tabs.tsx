import { adminOrdersText } from '#language/admin/admin-orders.text.ts'
import { orderStateText } from '#language/buying/order-state.text.ts'
import { useTexts } from '#language/texts.ts'
import { type AdminOrdersWire, TO_PUT_AWAY } from '#modules/orders/admin-orders.contract.ts'
import { type OrderState, orderStates } from '#modules/orders/orders.rules.ts'

/** By state, or what else somebody looks for. */
export type OrderTab = '' | OrderState | typeof TO_PUT_AWAY

type Tabs = { states: AdminOrdersWire['states']; chosen: OrderTab; addressOf: (changes: { state: string }) => string }

/** One link a state, always in the same place, whatever the counts are. */
export function AdminOrderTabs({ states, chosen, addressOf }: Tabs) {
  const texts = useTexts(adminOrdersText)
  const names = useTexts(orderStateText)
  const counts = new Map(states.map(({ state, num }) => [state, num]))
  const all = orderStates.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)
  const tabs: { state: OrderTab; name: string; num: number }[] = [
    { state: '', name: texts.all, num: all },
    ...orderStates.map((state) => ({ state, name: names[state], num: counts.get(state) ?? 0 })),
    { state: TO_PUT_AWAY, name: texts.toPutAway, num: counts.get(TO_PUT_AWAY) ?? 0 },
  ]
  return (
    <nav className="admin-tabs" aria-label={texts.states}>
      <ul>
        {tabs.map(({ state, name, num }) => (
          <li key={state}>
            <a
              href={addressOf({ state })}
              aria-current={state === chosen ? 'page' : undefined}
              data-replace
              data-stay
              className={num === 0 ? 'mute' : undefined}
            >
              {name} <span className="admin-tab-num">{num}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
