//! The task that looks at the assignments in turn.

use std::time::Duration;

use crate::app::App;
use crate::asset_processor::assignment::Assignment;
use crate::asset_processor::collect::collect;
use crate::asset_processor::report::{give_up, report};
use crate::clock::now;
use crate::error::Refusal;
use crate::store::Seconds;

/// Interval at which it looks, unless the quiet time of the limits is shorter.
const TICK: Duration = Duration::from_secs(30);
const SHORTEST_TICK: Duration = Duration::from_secs(1);

/// Attempts at an assignment until its new submissions are given up: the last one is after eight hours.
const MOST_TRIES: u32 = 9;

/// Looks at all assignments at intervals, without end.
pub(crate) async fn run(app: App) {
    let mut ticks = tokio::time::interval(app.limits().quiet_time.clamp(SHORTEST_TICK, TICK));
    loop {
        ticks.tick().await;
        if round(&app, now()).await.is_err() {
            tracing::warn!("the notices of learning platforms cannot be read");
        }
    }
}

/// Looks at each assignment that has something to do.
pub(crate) async fn round(app: &App, now: Seconds) -> Result<(), Refusal> {
    for activity in app.store(move |store| store.due_activities(now)).await? {
        let of = Assignment::of(app, activity).await?;
        if let Err(why) = work(app, &of, now).await {
            try_again(app, &of, &why.to_string(), now).await?;
        }
    }
    Ok(())
}

async fn work(app: &App, of: &Assignment, now: Seconds) -> Result<(), Refusal> {
    match &of.job {
        Some(job) if !job.state.is_end() => return Ok(()),
        Some(job) if of.activity.reported.as_ref() != Some(&job.id) => {
            report(app, of, job, now).await?;
        }
        _ => {}
    }
    collect(app, of, now).await
}

/// Has an assignment wait after a failure, each time twice as long.
async fn try_again(app: &App, of: &Assignment, why: &str, now: Seconds) -> Result<(), Refusal> {
    let (id, tries) = (of.activity.id, of.activity.tries + 1);
    if tries >= MOST_TRIES {
        return give_up(app, of, why, now).await;
    }
    // The reason may name files, which are in no log.
    tracing::warn!(tries, "the submissions of an assignment have to wait");
    let next = now + (60 << tries);
    app.store(move |store| store.try_activity_again(id, tries, next))
        .await
}
