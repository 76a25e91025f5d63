import { listWebHooks } from '#contract/messages/web-hooks.ts'
import { ProfileFrame } from '../../shell/ProfileFrame.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { HookCard } from './HookCard.tsx'
import { NewHook } from './NewHook.tsx'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  // There are ten at most: one page holds them all.
  const list = useAnswer(listWebHooks)
  const hooks = list.data?.web_hook_data
  return (
    <ProfileFrame heading={t('web_hooks.heading')}>
      <p className="max-w-prose">{t('web_hooks.intro')}</p>
      <LinkButton kind="secondary" className="justify-self-start" to="/developers#web_hooks">
        {t('web_hooks.docs')}
      </LinkButton>
      <NewHook />
      <h2 className="text-lg">{t('web_hooks.list')}</h2>
      {!hooks && <NotYet answer={list} className="h-32 w-full" />}
      {hooks?.length === 0 && (
        <Card>
          <p className="text-muted">{t('web_hooks.empty')}</p>
        </Card>
      )}
      {hooks?.map((hook) => (
        <HookCard key={hook.id} hook={hook} />
      ))}
    </ProfileFrame>
  )
}
