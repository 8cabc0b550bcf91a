//! Tables on the network.
