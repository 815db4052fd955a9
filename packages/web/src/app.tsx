// The pages and their addresses.

import { lazy, type ReactElement, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Breakage } from './breakage.tsx'
import { Home } from './home/home.tsx'
import { Loading, Place } from './kit/state.tsx'
import { Layout } from './layout/layout.tsx'
import { useText } from './text/index.ts'

const Create = lazy(() => import('./create/page.tsx'))
const LiveTable = lazy(() => import('./table/pages/live.tsx'))
const LocalTable = lazy(() => import('./table/pages/local.tsx'))
const LiveReplay = lazy(() => import('./table/pages/liveReplay.tsx'))
const LocalReplay = lazy(() => import('./table/pages/localReplay.tsx'))
const Join = lazy(() => import('./create/join.tsx'))
const SettingsPage = lazy(() => import('./settings/page.tsx'))
const About = lazy(() => import('./about.tsx'))
const Learn = lazy(() => import('./home/learn.tsx'))

export function App(): ReactElement {
  return (
    <Breakage>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/t/:id/replay">{({ id }) => <LiveReplay key={id} id={id} />}</Route>
          <Route path="/t/:id">{({ id }) => <LiveTable key={id} id={id} />}</Route>
          <Route path="/local/:id/replay">{({ id }) => <LocalReplay key={id} id={id} />}</Route>
          <Route path="/local/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
          <Route>
            <Layout>
              <Suspense fallback={<Loading />}>
                <Switch>
                  <Route path="/" component={Home} />
                  <Route path="/new/:game">{({ game }) => <Create key={game} game={game} />}</Route>
                  <Route path="/learn/:game">{({ game }) => <Learn key={game} game={game} />}</Route>
                  <Route path="/join/:token">{({ token }) => <Join token={token} />}</Route>
                  <Route path="/settings" component={SettingsPage} />
                  <Route path="/about" component={About} />
                  <Route component={NotFound} />
                </Switch>
              </Suspense>
            </Layout>
          </Route>
        </Switch>
      </Suspense>
    </Breakage>
  )
}

function NotFound(): ReactElement {
  const text = useText()
  return (
    <Place
      title={text.notFound.title}
      actions={
        <a className="kit-button" href="/">
          {text.notFound.home}
        </a>
      }
    >
      {text.notFound.note}
    </Place>
  )
}
