import { listApiKeys } from '#contract/people/api-keys.ts'
import { ProfileFrame } from '../../shell/ProfileFrame.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { useList } from '../../platform/use-call.ts'
import { KeyRow } from './KeyRow.tsx'
import { NewKey } from './NewKey.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  return (
    <ProfileFrame heading={t('api_keys.heading')}>
      <p className="max-w-prose">{t('api_keys.intro')}</p>
      <LinkButton kind="secondary" className="justify-self-start" to="/developers">
        {t('api_keys.docs')}
      </LinkButton>
      <NewKey />
      <Keys />
    </ProfileFrame>
  )
}

function Keys() {
  const { t } = useWords()
  const list = useList(listApiKeys, (data) => data)
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('api_keys.list')}</h2>
      <CursorList
        list={list}
        rowsOf={({ api_key_data }) => api_key_data}
        waiting="h-20 w-full"
        empty={<p className="text-muted">{t('api_keys.empty')}</p>}
      >
        {(keys) => (
          <ul className="divide-line divide-y">
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        )}
      </CursorList>
    </Card>
  )
}
