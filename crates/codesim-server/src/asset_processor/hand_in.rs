//! Submissions of an assignment, handed in as a job that continues the one before.

use std::collections::HashMap;
use std::io;

use codesim_display::with_causes;

use crate::app::App;
use crate::asset_processor::assignment::{Assignment, SERVER};
use crate::error::Refusal;
use crate::store::{Job, Notice, Store, StoreError};
use crate::upload::Upload;
use crate::work::{Options, sheets};

/// Makes a job of an upload with the submissions of `notices`, and of those of the job before. It is given up if one of them was erased or replaced
/// meanwhile: the next round fetches what is there then.
pub(super) async fn hand_in(
    app: &App,
    of: &Assignment,
    mut upload: Upload,
    notices: Vec<Notice>,
) -> Result<(), Refusal> {
    let names = names(app, of).await;
    // Keeps a student from being erased until their submission is that of a job.
    let _kept = app.keep_classes().await;
    let id = of.activity.id;
    let known = app.store(move |store| store.notices(id)).await?;
    let is_known = |notice: &Notice| {
        let mut same = known.iter().filter(|it| it.student == notice.student);
        same.any(|it| it.sent == notice.sent && it.arrived == notice.arrived)
    };
    if !notices.iter().all(is_known) {
        return Ok(());
    }
    let earlier = earlier(app, of).await?;
    let options = options(app, of, earlier.as_ref(), sheet(&known, &names)?).await?;
    if let Some(earlier) = &earlier {
        upload.join(earlier).await?;
    }
    let title = match &earlier {
        Some(earlier) => earlier.title.clone(),
        None => of.activity.title.clone(),
    };
    let continues = earlier.map(|earlier| earlier.id);
    let job = upload.accept(title, &options, continues.clone()).await?;
    // A job that somebody else made is theirs.
    let replaced = continues.filter(|it| of.activity.job.as_ref() == Some(it));
    let own = job.clone();
    app.store(move |store| store.set_class(id, &own, replaced.as_deref(), &notices))
        .await?;
    let what = "collected submissions from a learning platform";
    app.write_down(SERVER, what, &job, Some(of.activity.course))
        .await
}

/// Returns the job with the latest class of an assignment: members may have continued that of the last round.
async fn earlier(app: &App, of: &Assignment) -> Result<Option<Job>, Refusal> {
    let (course, last) = (of.activity.course, of.activity.job.clone());
    let jobs = app.store(move |store| store.jobs(course)).await?;
    let mut earlier = jobs.iter().find(|job| Some(&job.id) == last.as_ref());
    while let Some(job) = earlier {
        // The newest are first, and a job continues an older one.
        let mut later = jobs
            .iter()
            .filter(|it| it.continues.as_ref() == Some(&job.id));
        match later.next() {
            Some(later) => earlier = Some(later),
            None => break,
        }
    }
    Ok(earlier.cloned())
}

/// Returns the options of the job before, or those of a first job.
async fn options(
    app: &App,
    of: &Assignment,
    earlier: Option<&Job>,
    metadata: Option<String>,
) -> Result<Options, Refusal> {
    let before = match earlier {
        Some(earlier) => serde_json::from_str(&earlier.request).map_err(io::Error::from)?,
        None => Options::default(),
    };
    let (course, against) = (of.activity.course, before.against.clone());
    let (course, against) = app
        .store(move |store| {
            let index = against.map(|name| store.index(course, &name)).transpose()?;
            Ok((store.course(course)?, index.flatten()))
        })
        .await?;
    let options = Options {
        // An index may have been deleted.
        against: against.map(|index| index.name),
        metadata: metadata.or(before.metadata),
        // Names that a job hides are not shown by another one.
        blind: course.blind || before.blind,
        ..before
    };
    sheets::read(&options).map_err(Refusal::bad)?;
    Ok(options)
}

/// Returns the names of the members of the course at the platform, by their ids; none if the platform does not tell.
async fn names(app: &App, of: &Assignment) -> HashMap<String, String> {
    let mut names = HashMap::new();
    for url in lists(app, of).await.unwrap_or_default() {
        let platform = of.platform.registered.clone();
        match app
            .ask_platform(move |lti| lti.members(&platform, &url))
            .await
        {
            Ok(Ok(members)) => {
                let named = members.into_iter();
                names.extend(named.filter_map(|it| Some((it.user_id, it.name?))));
            }
            Ok(Err(error)) => tracing::warn!(
                error = with_causes(error),
                "a learning platform does not name the members of a course"
            ),
            Err(_) => {}
        }
    }
    names
}

async fn lists(app: &App, of: &Assignment) -> Result<Vec<String>, Refusal> {
    let (course, platform) = (of.activity.course, of.platform.id);
    let lists = move |store: &Store| -> Result<Vec<String>, StoreError> {
        let lists = store.memberships(course)?.into_iter();
        let own = lists.filter(|(of, _)| of.id == platform);
        Ok(own.map(|(_, url)| url).collect())
    };
    app.store(lists).await
}

/// Returns the names as metadata of the submissions; `None` if none is known.
fn sheet(notices: &[Notice], names: &HashMap<String, String>) -> io::Result<Option<String>> {
    let mut sheet = csv::Writer::from_writer(Vec::new());
    sheet.write_record(["submission", "name"])?;
    let mut is_any = false;
    for student in notices.iter().map(|it| &it.student) {
        if let Some(name) = names.get(student) {
            sheet.write_record([student, name])?;
            is_any = true;
        }
    }
    let sheet = sheet.into_inner().map_err(|error| error.into_error())?;
    let sheet = String::from_utf8(sheet).map_err(io::Error::other)?;
    Ok(Some(sheet).filter(|_| is_any))
}
