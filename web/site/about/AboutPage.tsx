import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Reunion } from '../../ui/scenes/Reunion.tsx'
import { Block } from '../Block.tsx'
import { CallToAction } from '../CallToAction.tsx'
import { PageTop } from '../PageTop.tsx'
import { Words } from '../Words.tsx'
import { WhenItGoesWrong } from './WhenItGoesWrong.tsx'
import { WhereWeAre } from './WhereWeAre.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t, parts } = useWords()
  return (
    <div className="grid gap-12">
      <PageTop heading={t('about.heading')} intro={t('about.intro')} picture={<Reunion />} />
      <div className="wrap grid items-start gap-4 lg:grid-cols-[2fr_3fr]">
        <Card className="grid gap-3">
          <h2>{t('about.vision.heading')}</h2>
          <p className="text-lg">{t('about.vision.text')}</p>
        </Card>
        <Card className="grid gap-3">
          <h2>{t('about.mission.heading')}</h2>
          <Words body={parts('about.mission.body')} />
        </Card>
      </div>
      <Block id="story" heading={t('about.story.heading')}>
        <Words body={parts('about.story.body')} />
      </Block>
      <Block id="principles" heading={t('about.principles.heading')}>
        <Words body={parts('about.principles.body')} />
      </Block>
      <WhenItGoesWrong />
      <WhereWeAre />
      <CallToAction heading={t('about.more.heading')} text={t('about.more.text')}>
        <LinkButton to="/quote">{t('site.quote')}</LinkButton>
      </CallToAction>
    </div>
  )
}
