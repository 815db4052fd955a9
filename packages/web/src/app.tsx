// The pages and their addresses.

import { lazy, type ReactElement, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Home } from './home/home.tsx'
import { ErrorBoundary, Loading, MessagePage } from './kit/state.tsx'
import { Layout } from './layout/layout.tsx'
import { useText } from './text/index.ts'

const Create = lazy(() => import('./create/page.tsx'))
const LiveTable = lazy(async () => ({ default: (await import('./table/pages/live.tsx')).LiveTable }))
const LiveReplay = lazy(async () => ({ default: (await import('./table/pages/live.tsx')).LiveReplay }))
const LocalTable = lazy(async () => ({ default: (await import('./table/pages/local.tsx')).LocalTable }))
const LocalReplay = lazy(async () => ({ default: (await import('./table/pages/local.tsx')).LocalReplay }))
const Join = lazy(() => import('./create/join.tsx'))
const SettingsPage = lazy(() => import('./settings/page.tsx'))
const AdminPage = lazy(() => import('./moderation/adminPage.tsx'))
const About = lazy(() => import('./about.tsx'))
const Decks = lazy(() => import('./decks/page.tsx'))
const DeckEditor = lazy(() => import('./decks/editor.tsx'))
const ProfilePage = lazy(() => import('./club/profilePage.tsx'))
const LessonPage = lazy(() => import('./lesson/page.tsx'))
const Companion = lazy(() => import('./people/companion.tsx'))
const PuzzlesPage = lazy(() => import('./puzzle/page.tsx'))
const PuzzlePage = lazy(() => import('./puzzle/table.tsx'))
const OpenPage = lazy(() => import('./open/page.tsx'))
const TournamentsPage = lazy(() => import('./tournaments/listPage.tsx'))
const NewTournamentPage = lazy(() => import('./tournaments/createPage.tsx'))
const TournamentPage = lazy(() => import('./tournaments/page.tsx'))
const Learn = lazy(() => import('./home/learn.tsx'))

export function App(): ReactElement {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/t/:id/replay">{({ id }) => <LiveReplay key={id} id={id} />}</Route>
          <Route path="/t/:id">{({ id }) => <LiveTable key={id} id={id} />}</Route>
          <Route path="/local/:id/replay">{({ id }) => <LocalReplay key={id} id={id} />}</Route>
          <Route path="/local/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
          <Route path="/puzzles/:game">{({ game }) => <PuzzlePage key={game} game={game} />}</Route>
          <Route path="/learn/:game/play">{({ game }) => <LessonPage key={game} game={game} />}</Route>
          <Route>
            <Layout>
              <Suspense fallback={<Loading />}>
                <Switch>
                  <Route path="/" component={Home} />
                  <Route path="/new/:game">{({ game }) => <Create key={game} game={game} />}</Route>
                  <Route path="/learn/:game">{({ game }) => <Learn key={game} game={game} />}</Route>
                  <Route path="/decks/:game">{({ game }) => <Decks key={game} game={game} />}</Route>
                  <Route path="/decks/:game/:deck">
                    {({ game, deck }) => <DeckEditor key={deck} game={game} deck={deck} />}
                  </Route>
                  <Route path="/join/:token">{({ token }) => <Join token={token} />}</Route>
                  <Route path="/player/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
                  <Route path="/puzzles" component={PuzzlesPage} />
                  <Route path="/open" component={OpenPage} />
                  <Route path="/tournaments" component={TournamentsPage} />
                  <Route path="/tournaments/new" component={NewTournamentPage} />
                  <Route path="/tournament/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
                  <Route path="/settings" component={SettingsPage} />
                  <Route path="/admin" component={AdminPage} />
                  <Route path="/about" component={About} />
                  <Route component={NotFound} />
                </Switch>
              </Suspense>
            </Layout>
          </Route>
        </Switch>
      </Suspense>
      {/* It comes after the page, and a page does not wait for it. */}
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Companion />
        </Suspense>
      </ErrorBoundary>
    </ErrorBoundary>
  )
}

function NotFound(): ReactElement {
  const text = useText()
  return (
    <MessagePage
      title={text.notFound.title}
      actions={
        <a className="kit-button" href="/">
          {text.notFound.home}
        </a>
      }
    >
      {text.notFound.note}
    </MessagePage>
  )
}
