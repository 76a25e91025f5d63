import {
  asCurl,
  asTypeScript,
  examples,
  signatureExample,
  type ExampleName,
} from '#contract/orders/developer-examples.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { RooftopDish } from '../../ui/scenes/RooftopDish.tsx'
import { Article } from '../Article.tsx'
import { PageTop } from '../PageTop.tsx'
import { Code } from './Code.tsx'
import { useWords } from '../../platform/words.ts'

/** How programs of customers work with us. */
export function Page() {
  const { t, parts } = useWords()
  const sections = parts('developers.sections')
  return (
    <>
      <PageTop heading={t('developers.heading')} intro={t('developers.intro')} picture={<RooftopDish />}>
        <LinkButton to="/profile/api-keys">{t('developers.get_key')}</LinkButton>
        {/* The document of the interface is a page of the server, not of this app. */}
        <LinkButton kind="secondary" to="/api/docs" reloadDocument>
          {t('developers.reference')}
        </LinkButton>
      </PageTop>
      <Article sections={sections} after={after} />
    </>
  )
}

const setUp = 'export SEBERANG_URL=https://seberang.example\nexport SEBERANG_KEY=sbk_live_…'

const refusal = JSON.stringify(
  {
    code: 400,
    code_message: 'invalid_input',
    request_id: '0b1e…',
    errors: [{ path: 'weight_kg', message: 'error.weight_minimum' }],
  },
  null,
  2,
)

const message = JSON.stringify(
  {
    id: '019a…',
    event: 'parcel.moved',
    at: '2026-11-24T03:00:00Z',
    order: { id: '019a…', type: 'shipment', tracking_number: 'SB…', reference: 'ORDER-1001' },
    parcel: { code: 'picked_up', macro: 'in_transit', city: 'Shah Alam', sequence: 4 },
  },
  null,
  2,
)

function Example({ name }: { name: ExampleName }) {
  const { t } = useWords()
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{t(`developers.examples.${name}`)}</h3>
      <Code text={asCurl(examples[name])} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-medium">TypeScript</summary>
        <Code text={asTypeScript(examples[name])} />
      </details>
    </div>
  )
}

/** What follows the words of a section. */
const after = {
  start: (
    <>
      <Code text={setUp} />
      <Example name="quote" />
    </>
  ),
  order: (
    <>
      <Example name="accounts" />
      <Example name="check" />
      <Example name="order" />
    </>
  ),
  track: (
    <>
      <Example name="transaction" />
      <Example name="track" />
      <Example name="labels" />
    </>
  ),
  errors: <Code text={refusal} />,
  web_hooks: (
    <>
      <Code text={message} />
      <Code text={signatureExample} />
    </>
  ),
}
