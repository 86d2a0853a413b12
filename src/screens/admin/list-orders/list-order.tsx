import { adminListOrdersText } from '#language/admin/front/admin-list-orders.text.ts'
import { storefrontText } from '#language/admin/front/admin-storefront.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { shelfLimits } from '#modules/search/shelf-limits.rules.ts'
import { ListOrderKept } from '#modules/storefront/list-orders.contract.ts'
import {
  getListOrder,
  listListOrders,
  removeListOrder,
  saveListOrder,
  tryListOrder,
} from '#modules/storefront/list-orders.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { DeskUnsaved } from '#desk/unsaved.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { AdminProductList } from '#screens/admin/home/pick-lists.tsx'
import { useBrandChoices, useCategoryChoices, useCollectionChoices } from '#screens/admin/home/use-shop-choices.ts'
import { answerDeskQuery, askAgain, askedAgain, useDeskQuery } from '#desk/desk-query.ts'
import { AdminRemovePart } from '#screens/admin/shelf-fields/remove-part.tsx'
import { AdminRuleBrands, AdminRuleTicks } from '#screens/admin/shelf-fields/rule-fields.tsx'
import { AdminShownFields } from '#screens/admin/shelf-fields/shown-fields.tsx'
import { AdminTriedPieces } from '#screens/admin/shelf-fields/tried-pieces.tsx'

/** The order of one list. */
export function AdminListOrder({ list }: { list: string }) {
  const language = useLanguage()
  const texts = useTexts(adminListOrdersText)
  const found = useDeskQuery(getListOrder, { list })
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/listOrders')}>
          {texts.back}
        </a>
      </p>
      <DeskAnswer found={found}>{(order) => <OrderForm order={order} />}</DeskAnswer>
    </>
  )
}

function useListName(list: string): string {
  const choices = { category: useCategoryChoices(), brand: useBrandChoices(), collection: useCollectionChoices() }
  const end = list.indexOf(':')
  const [kind, name] = [list.slice(0, end), list.slice(end + 1)]
  const known = kind === 'category' || kind === 'brand' || kind === 'collection' ? choices[kind] : []
  return known.find(({ value }) => value === name)?.name ?? name
}

function OrderForm({ order }: { order: ListOrderKept }) {
  const texts = useTexts(adminListOrdersText)
  const words = useTexts(storefrontText)
  const onSaved = (saved: ListOrderKept) => {
    answerDeskQuery(getListOrder, { list: saved.list }, saved)
    askAgain(listListOrders)
  }
  const reload = () => askedAgain(getListOrder)
  const form = useSavedForm<ListOrderKept>({ shape: ListOrderKept, newest: order, path: saveListOrder, onSaved, reload })
  const { list, pins, lift, bury } = form.value
  const name = useListName(list)
  return (
    <>
      <h1 tabIndex={-1}>{name}</h1>
      <DeskUnsaved when={form.isDirty} />
      {order.version > 0 ? (
        <p className="shelf-ways">
          <AdminRemovePart
            path={removeListOrder}
            input={{ list, version: order.version }}
            name={name}
            to="/admin/listOrders"
            onDone={() => {
              askAgain(listListOrders)
              askAgain(getListOrder)
            }}
          />
        </p>
      ) : null}
      <div className="shelf-two">
        <DeskSavedForm form={form} save={words.save} title={name}>
          <fieldset className="shelf-fields">
            <legend>{texts.pinTitle}</legend>
            <p className="field-hint">{texts.pinHint}</p>
            <AdminProductList editing={form.editing} path="pins" most={shelfLimits.pins} />
          </fieldset>
          <RuleFields editing={form.editing} path="lift" title={texts.liftTitle} hint={texts.liftHint} />
          <RuleFields editing={form.editing} path="bury" title={texts.buryTitle} hint={texts.buryHint} />
          <AdminShownFields editing={form.editing} />
        </DeskSavedForm>
        <AdminTriedPieces path={tryListOrder} asked={{ list, pins, lift, bury }} />
      </div>
    </>
  )
}

type RuleProps = { editing: Editing; path: 'lift' | 'bury'; title: string; hint: string }

function RuleFields({ editing, path, title, hint }: RuleProps) {
  return (
    <fieldset className="shelf-fields">
      <legend>{title}</legend>
      <p className="field-hint">{hint}</p>
      <AdminRuleBrands editing={editing} path={`${path}.brands`} />
      <AdminProductList editing={editing} path={`${path}.codes`} most={shelfLimits.pieces} />
      <AdminRuleTicks editing={editing} path={path} names={path === 'lift' ? ['isNew', 'sale'] : ['isNew', 'sale', 'soldOut']} />
    </fieldset>
  )
}
