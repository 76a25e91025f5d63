import { company, whatsappLink } from '#contract/site/company.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Block } from '../Block.tsx'
import { CallToAction } from '../CallToAction.tsx'
import { figures } from '../figures.ts'
import { PageTop } from '../PageTop.tsx'
import { Scene } from '../pictures/Scene.tsx'
import { Crate } from '../pictures/things.tsx'
import { StepList } from '../StepList.tsx'
import { Words } from '../Words.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t, parts } = useWords()
  return (
    <div className="grid gap-12">
      <PageTop heading={t('projects.heading')} intro={t('projects.intro')} picture={<Picture />} />
      <Block id="possible" heading={t('projects.possible.heading')}>
        <Words body={parts('projects.possible.body', figures)} />
      </Block>
      <Block id="how" heading={t('projects.how.heading')}>
        <StepList steps={Object.values(parts('projects.how.steps'))} />
      </Block>
      <Block id="prepare" heading={t('projects.prepare.heading')}>
        <Words body={parts('projects.prepare.body')} />
      </Block>
      <CallToAction heading={t('projects.contact.heading')} text={t('projects.contact.text')}>
        <LinkButton to={whatsappLink}>{t('projects.contact.action')}</LinkButton>
        <LinkButton kind="secondary" to={`mailto:${company.email}`}>
          {company.email}
        </LinkButton>
      </CallToAction>
    </div>
  )
}

function Picture() {
  return (
    <Scene arc={false}>
      <g transform="translate(180 124)">
        <Crate />
      </g>
    </Scene>
  )
}
