//! Where the memory comes from: functions that behave as those of the C library.

#[cfg(not(feature = "mimalloc"))]
pub(crate) use libc::{calloc, free, malloc, realloc};

#[cfg(feature = "mimalloc")]
pub(crate) use libmimalloc_sys::{mi_free as free, mi_malloc as malloc, mi_realloc as realloc};

/// Allocates zeroed memory; returns a null pointer if there are not as many bytes.
#[cfg(feature = "mimalloc")]
pub(crate) unsafe fn calloc(number: usize, bytes: usize) -> *mut std::ffi::c_void {
    match number.checked_mul(bytes) {
        // SAFETY: any size may be asked for.
        Some(all) => unsafe { libmimalloc_sys::mi_zalloc(all) },
        None => std::ptr::null_mut(),
    }
}
