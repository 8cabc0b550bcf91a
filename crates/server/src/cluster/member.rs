//! The lease of a server: renewed while it reaches both the store and the others.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};

use super::{Cluster, home_of, post};
use crate::lobby::Lobby;
use crate::store::StoreError;

/// How long a server is believed to live without a sign of it, unless it is told otherwise.
pub const LEASE: Duration = Duration::from_secs(4);

/// How long an echo may take.
const SOON: Duration = Duration::from_secs(1);

impl Cluster {
    /// How often it gives a sign of life.
    pub(super) fn sign(&self) -> Duration {
        self.lease / 4
    }

    /// Begins a lease under a new name.
    pub(super) async fn begin(&self) -> Result<(), StoreError> {
        let Some(leases) = self.store.leases() else { return Ok(()) };
        self.era.fetch_add(1, Ordering::AcqRel);
        leases.join(&self.name(), self.lease).await?;
        self.is_member.store(true, Ordering::Release);
        Ok(())
    }

    /// Renews the lease; false if it has run out.
    async fn renew(&self) -> Result<bool, StoreError> {
        let Some(leases) = self.store.leases() else { return Ok(true) };
        let Some(names) = leases.renew(&self.name(), self.lease).await? else { return Ok(false) };
        let living = names.iter().map(|name| home_of(name).to_owned()).collect();
        let before =
            std::mem::replace(&mut *self.living.write().unwrap_or_else(std::sync::PoisonError::into_inner), living);
        let living = self.living.read().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
        for home in before.difference(&living) {
            tracing::warn!(home, "another server is gone; its matches are free");
            self.part(home);
        }
        Ok(true)
    }
}

/// Keeps the lease for as long as the process lives. When it has run out, all tables here are given up, since others
/// may hold them by now, and a new one is begun.
pub async fn keep(cluster: Arc<Cluster>, lobby: Arc<Lobby>, mut echoes: mpsc::Receiver<()>) {
    let (lease, sign) = (cluster.lease, cluster.sign());
    let mut renewed = Instant::now();
    loop {
        sleep(sign).await;
        if lobby.is_closing() {
            return;
        }
        // A server that the others cannot reach must not keep its matches from them.
        while echoes.try_recv().is_ok() {}
        let asked = Instant::now();
        post::echo(&cluster.client, &cluster.home).await;
        let is_heard = matches!(timeout(sign.max(SOON), echoes.recv()).await, Ok(Some(())));
        let lives = if is_heard {
            match timeout(lease, cluster.renew()).await {
                Ok(Ok(true)) => {
                    renewed = asked;
                    true
                }
                Ok(Ok(false)) => false,
                // As long as the lease lasts there is hope.
                Ok(Err(_)) | Err(_) => renewed.elapsed() < lease,
            }
        } else {
            renewed.elapsed() < lease
        };
        if lives {
            continue;
        }
        if cluster.is_member.swap(false, Ordering::AcqRel) {
            tracing::warn!(name = cluster.name(), "the lease of this server has run out; its tables are given up");
            lobby.scatter().await;
            post::break_all(&cluster).await;
        }
        if is_heard && matches!(timeout(lease, cluster.begin()).await, Ok(Ok(()))) {
            renewed = Instant::now();
            tracing::info!(name = cluster.name(), "this server is back");
        }
    }
}
